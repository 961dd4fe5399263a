#include "board/board.hpp"

#include "board/zobrist.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace shinpan {
namespace {

std::size_t cells_in_use(Size size) { return static_cast<std::size_t>((size.rows + 2) * row_stride); }

// Debug builds check every play on small boards; on others so few that it costs no more than the play.
[[maybe_unused]] bool is_sampled(std::uint64_t hash, Size size) {
    return size.area() <= 25 || hash % static_cast<std::uint64_t>(size.area()) == 0;
}

}  // namespace

Board::Board(Size size) : position_(size) {
    std::memset(head_.data(), 0, cells_in_use(size) * sizeof(Cell));
    std::memset(next_.data(), 0, cells_in_use(size) * sizeof(Cell));
    std::memset(static_cast<void*>(chains_.data()), 0, cells_in_use(size) * sizeof(Chain));
}

Board::Board(const Position& position) : Board(position.size()) {
    for_each_point(position.size(), [&](Point p) {
        if (is_stone(position.at(p))) play(position.at(p), p);
    });
    removed_count_ = 0;
    assert(position_ == position);
}

Board& Board::operator=(const Board& from) {
    const std::size_t cells = cells_in_use(from.size());
    position_ = from.position_;
    hash_ = from.hash_;
    std::memmove(head_.data(), from.head_.data(), cells * sizeof(Cell));
    std::memmove(next_.data(), from.next_.data(), cells * sizeof(Cell));
    std::memmove(static_cast<void*>(chains_.data()), from.chains_.data(), cells * sizeof(Chain));
    removed_count_ = 0;
    return *this;
}

std::uint16_t Board::empty_sides(Cell at) const {
    int sides = 0;
    for (Point n : neighbours(Point{at})) sides += position_.at(n) == Color::empty;
    return static_cast<std::uint16_t>(sides);
}

// How many neighbours of a point belong to the chain.
int Board::sides_shared(Cell at, Cell head) const {
    int sides = 0;
    for (Point n : neighbours(Point{at})) sides += head_[n.index] == head;
    return sides;
}

Effect Board::effect(Color mover, Point at) const {
    assert(contains(at) && this->at(at) == Color::empty);
    Effect effect{0, 0, hash_ ^ key(mover, at)};
    bool breathes = false;
    std::array<Cell, 4> counted{};  // heads of chains already counted
    std::size_t count = 0;
    int own_stones = 1;
    std::uint64_t own_hash = key(mover, at);
    for (Point n : neighbours(at)) {
        const Color color = this->at(n);
        if (color == Color::empty) breathes = true;
        if (!is_stone(color)) continue;
        const Cell head = head_[n.index];
        if (std::find(counted.begin(), counted.end(), head) != counted.end()) continue;
        counted[count++] = head;
        const Chain& chain = chains_[head];
        const bool keeps_a_liberty = chain.open_sides > sides_shared(at.index, head);
        if (color == mover) {
            breathes |= keeps_a_liberty;
            own_stones += chain.stones;
            own_hash ^= chain.hash;
        } else if (!keeps_a_liberty) {
            effect.taken += chain.stones;
            effect.hash ^= chain.hash;
        }
    }
    if (!breathes && effect.taken == 0) {
        effect.given_up = own_stones;
        effect.hash ^= own_hash;
    }
    return effect;
}

Position Board::position_after(Color mover, Point at) const {
    Position after = position_;
    const Effect effect = this->effect(mover, at);
    const Color lifted = effect.given_up > 0 ? mover : other(mover);
    after.set(at, effect.given_up > 0 ? Color::empty : mover);
    for (Point n : neighbours(at)) {
        const Cell head = head_[n.index];
        if (this->at(n) != lifted || chains_[head].open_sides > sides_shared(at.index, head)) continue;
        Cell stone = head;
        do {
            after.set(Point{stone}, Color::empty);
            stone = next_[stone];
        } while (stone != head);
    }
    return after;
}

Played Board::play(Color mover, Point at) {
    assert(contains(at) && this->at(at) == Color::empty);
    removed_count_ = 0;
    position_.set(at, mover);
    hash_ ^= key(mover, at);
    head_[at.index] = at.index;
    next_[at.index] = at.index;
    chains_[at.index] = {key(mover, at), empty_sides(at.index), 1};

    for (Point n : neighbours(at)) --chains_[head_[n.index]].open_sides;
    for (Point n : neighbours(at))
        if (this->at(n) == mover) join(at.index, head_[n.index]);

    Played played;
    for (Point n : neighbours(at))
        if (this->at(n) == other(mover) && chains_[head_[n.index]].open_sides == 0) lift(head_[n.index]);
    played.taken = static_cast<int>(removed_count_);
    if (chains_[head_[at.index]].open_sides == 0) lift(head_[at.index]);
    played.given_up = static_cast<int>(removed_count_) - played.taken;

    assert(!is_sampled(hash_, size()) || consistent());
    return played;
}

// Makes one chain of the one that holds `at` and another; the bigger one's head stays.
void Board::join(Cell at, Cell head) {
    Cell into = head_[at];
    if (into == head) return;
    if (chains_[into].stones < chains_[head].stones) std::swap(into, head);
    Chain& joined = chains_[into];
    joined.hash ^= chains_[head].hash;
    joined.open_sides = static_cast<std::uint16_t>(joined.open_sides + chains_[head].open_sides);
    joined.stones = static_cast<std::uint16_t>(joined.stones + chains_[head].stones);
    Cell stone = head;
    do {
        head_[stone] = into;
        stone = next_[stone];
    } while (stone != head);
    std::swap(next_[into], next_[head]);
}

void Board::lift(Cell head) {
    hash_ ^= chains_[head].hash;
    Cell stone = head;
    do {
        removed_[removed_count_++] = Point{stone};
        position_.set(Point{stone}, Color::empty);
        head_[stone] = 0;
        for (Point n : neighbours(Point{stone})) ++chains_[head_[n.index]].open_sides;
        stone = next_[stone];
    } while (stone != head);
}

PointSet Board::chain(Point p) const {
    PointSet stones;
    Cell stone = p.index;
    do {
        stones.insert(Point{stone});
        stone = next_[stone];
    } while (stone != p.index);
    return stones;
}

int Board::liberties(Point p) const {
    PointSet found;
    for (Point stone : chain(p))
        for (Point n : neighbours(stone))
            if (at(n) == Color::empty) found.insert(n);
    return found.size();
}

bool Board::consistent() const {
    bool good = hash_ == hash_by_definition(position_);
    PointSet seen;
    for_each_point(size(), [&](Point p) {
        if (!is_stone(at(p))) {
            good = good && head_[p.index] == 0;
            return;
        }
        if (seen.contains(p) || !good) return;
        const PointSet stones = connected(position_, p);
        seen |= stones;
        const Cell head = head_[p.index];
        const Chain& known = chains_[head];
        int open_sides = 0;
        std::uint64_t hash = 0;
        for (Point stone : stones) {
            good = good && head_[stone.index] == head;
            open_sides += empty_sides(stone.index);
            hash ^= key(at(stone), stone);
        }
        good = good && chain(p) == stones && known.hash == hash && known.stones == stones.size() &&
               known.open_sides == open_sides && open_sides > 0;
    });
    return good;
}

}  // namespace shinpan
