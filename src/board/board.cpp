#include "board/board.hpp"

#include <cassert>
#include <cstring>
#include <utility>

namespace shinpan {
namespace {

// Debug builds check every play on small boards; on others so few that it costs no more than the play.
[[maybe_unused]] bool is_sampled(std::uint64_t hash, Size size) {
    return size.area() <= 25 || hash % static_cast<std::uint64_t>(size.area()) == 0;
}

// Calls f(first cell, number of cells) for each row of the board, the border's included.
template <class F>
void for_each_row(Size size, F f) {
    for (std::size_t row = 0; row < size.rows + 2u; ++row) f(row * row_stride, size.cols + 2u);
}

constexpr std::uint16_t never_none = 0x8000;  // far from 0 whatever one play adds or takes

}  // namespace

Board::Board(Size size) : position_(size) {
    for_each_row(size, [&](Index first, std::size_t cells) {
        std::memset(static_cast<void*>(&cells_[first]), 0, cells * sizeof(Cell));
        std::memset(static_cast<void*>(&chains_[first]), 0, cells * sizeof(Chain));
    });
    cells_[0].open_sides = never_none;
    for_each_point(size, [&](Point p) {
        const int edges =
            (p.col() == 0) + (p.row() == 0) + (p.col() == size.cols - 1) + (p.row() == size.rows - 1);
        cells_[p.index].sides =
            static_cast<Sides>((4 - edges) * one(Color::empty) + edges * one(Color::edge));
    });
}

Board::Board(const Position& position) : Board(position.size()) {
    for_each_point(position.size(), [&](Point p) {
        if (is_stone(position.at(p))) play(position.at(p), p);
    });
    removed_count_ = 0;
    assert(position_ == position);
}

Board& Board::operator=(const Board& from) {
    if (this == &from) return *this;
    position_ = from.position_;
    copy_bookkeeping(from);
    return *this;
}

void Board::copy_bookkeeping(const Board& from) {
    hash_ = from.hash_;
    removed_count_ = 0;
    for_each_row(from.size(), [&](Index first, std::size_t cells) {
        std::memcpy(&cells_[first], &from.cells_[first], cells * sizeof(Cell));
        std::memcpy(&chains_[first], &from.chains_[first], cells * sizeof(Chain));
    });
}

// How many sides of a point touch the chain.
int Board::sides_shared(Index at, Index head) const {
    int shared = 0;
    for_each_side(at, [&](Index n) { shared += cells_[n].head == head; });
    return shared;
}

// Would the chain of n, a neighbour of the empty point `at`, have no liberty if that point were filled?
// `sides_of_color` of the point's sides touch stones of its colour, so with more open sides it surely has.
bool Board::loses_last_liberty(Index n, Index at, int sides_of_color) const {
    const int open = open_sides(n);
    if (open > sides_of_color) return false;
    return sides_of_color == 1 || open == sides_shared(at, cells_[n].head);
}

// Precondition: no side is empty. A stone there breathes through what it takes or through a friend's liberty.
bool Board::is_closed_in_exactly(Color mover, Index at) const {
    const Sides sides = cells_[at].sides;
    const int own = count(sides, mover);
    const int opposing = count(sides, other(mover));
    return !any_side(at, [&](Index n) {
        if (color(n) == mover) return !loses_last_liberty(n, at, own);
        return color(n) == other(mover) && loses_last_liberty(n, at, opposing);
    });
}

Effect Board::effect_in_contact(Color mover, Index at) const {
    Effect effect{0, 0, hash_ ^ key(mover, Point{static_cast<std::uint16_t>(at)})};
    effect.taken = count_closed(other(mover), at, effect.hash);
    const bool breathes = effect.taken > 0 || count(cells_[at].sides, Color::empty) > 0;
    if (breathes || !is_closed_in(mover, at)) return effect;
    effect.hash = hash_;
    effect.given_up = 1 + count_closed(mover, at, effect.hash);
    return effect;
}

// The stones of that colour's chains beside an empty point that have no liberty but it; their hashes come
// off.
int Board::count_closed(Color whose, Index at, std::uint64_t& hash) const {
    const int sides = count(cells_[at].sides, whose);
    std::array<Index, 4> counted{};  // a chain may touch more than one side
    std::size_t chains = 0;
    int stones = 0;
    for_each_side(at, [&](Index n) {
        if (color(n) != whose || !loses_last_liberty(n, at, sides)) return;
        const Index head = cells_[n].head;
        if (head == counted[0] || head == counted[1] || head == counted[2]) return;
        counted[chains++] = head;
        stones += chains_[head].stones;
        hash ^= chains_[head].hash;
    });
    return stones;
}

// Calls f(Index) for the head and every other stone of its chain.
template <class F>
void Board::for_each_stone(Index head, F f) const {
    Index stone = head;
    do {
        const Index next = cells_[stone].next;
        f(stone);
        stone = next;
    } while (stone != head);
}

Position Board::position_after(Color mover, Point at) const {
    Position after = position_;
    const bool lifts_own = effect(mover, at).given_up > 0;
    const Color lifted = lifts_own ? mover : other(mover);
    after.set(at, lifts_own ? Color::empty : mover);
    for_each_side(at.index, [&](Index n) {
        if (color(n) == lifted && loses_last_liberty(n, at.index, 4))
            for_each_stone(cells_[n].head, [&](Index stone) { after.cells_[stone] = Color::empty; });
    });
    return after;
}

Played Board::play(Color mover, Point at) {
    assert(contains(at) && this->at(at) == Color::empty);
    const Index i = at.index;
    const std::uint64_t key = shinpan::key(mover, at);
    const Sides sides = cells_[i].sides;
    const Sides change = static_cast<Sides>(one(mover) - one(Color::empty));
    cells_[0].open_sides = never_none;
    removed_count_ = 0;
    hash_ ^= key;
    set(i, mover);
    bool closed = false;  // has a chain lost its last open side?
    for_each_side(i, [&](Index n) {
        cells_[n].sides = static_cast<Sides>(cells_[n].sides + change);
        closed |= --open_sides(n) == 0;
    });
    if (count(sides, mover) == 0) {
        cells_[i].head = cells_[i].next = at.index;
        cells_[i].open_sides = static_cast<std::uint16_t>(count(sides, Color::empty));
        chains_[i] = {key, 1};
    } else {
        extend_chains(mover, i, key, count(sides, Color::empty));
    }

    Played played;
    if (closed) {
        lift_beside(i, other(mover));
        played.taken = static_cast<int>(removed_count_);
    }
    if (open_sides(i) == 0) {
        lift(cells_[i].head);
        played.given_up = static_cast<int>(removed_count_) - played.taken;
    }
    assert(!is_sampled(hash_, size()) || consistent());
    return played;
}

// Adds the new stone to one of its side's chains beside it and joins the others to that.
void Board::extend_chains(Color mover, Index at, std::uint64_t key, int empty_sides) {
    Index head = 0;
    for_each_side(at, [&](Index n) {
        if (color(n) != mover) return;
        const Index another = cells_[n].head;
        if (head == 0)
            head = another;
        else if (head != another)
            head = join(head, another);
    });
    cells_[at].head = static_cast<std::uint16_t>(head);
    cells_[at].next = std::exchange(cells_[head].next, static_cast<std::uint16_t>(at));
    cells_[head].open_sides = static_cast<std::uint16_t>(cells_[head].open_sides + empty_sides);
    chains_[head].hash ^= key;
    chains_[head].stones += 1;
}

// Makes one chain of two; the bigger one's head stays and is returned.
Board::Index Board::join(Index a, Index b) {
    if (chains_[a].stones < chains_[b].stones) std::swap(a, b);
    cells_[a].open_sides = static_cast<std::uint16_t>(cells_[a].open_sides + cells_[b].open_sides);
    chains_[a].hash ^= chains_[b].hash;
    chains_[a].stones += chains_[b].stones;
    for_each_stone(b, [&](Index stone) { cells_[stone].head = static_cast<std::uint16_t>(a); });
    std::swap(cells_[a].next, cells_[b].next);
    return a;
}

void Board::lift_beside(Index at, Color whose) {
    for_each_side(at, [&](Index n) {
        if (color(n) == whose && open_sides(n) == 0) lift(cells_[n].head);
    });
}

void Board::lift(Index head) {
    const Sides change = static_cast<Sides>(one(Color::empty) - one(color(head)));
    hash_ ^= chains_[head].hash;
    for_each_stone(head, [&](Index stone) { take_off(stone, change); });
}

void Board::take_off(Index stone, Sides change) {
    removed_[removed_count_++] = Point{static_cast<std::uint16_t>(stone)};
    set(stone, Color::empty);
    cells_[stone].head = 0;
    for_each_side(stone, [&](Index n) {
        cells_[n].sides = static_cast<Sides>(cells_[n].sides + change);
        ++open_sides(n);
    });
}

PointSet Board::chain(Point p) const {
    PointSet stones;
    for_each_stone(p.index, [&](Index stone) { stones.insert(Point{static_cast<std::uint16_t>(stone)}); });
    return stones;
}

int Board::liberties(Point p) const {
    PointSet found;
    for_each_stone(p.index, [&](Index stone) {
        for_each_side(stone, [&](Index n) {
            if (color(n) == Color::empty) found.insert(Point{static_cast<std::uint16_t>(n)});
        });
    });
    return found.size();
}

bool Board::consistent() const {
    bool good = hash_ == hash_by_definition(position_);
    PointSet seen;
    for_each_point(size(), [&](Point p) {
        Sides around = 0;
        for (Point n : neighbours(p)) around = static_cast<Sides>(around + one(at(n)));
        good = good && around == cells_[p.index].sides && (is_stone(at(p)) || cells_[p.index].head == 0);
        if (!good || !is_stone(at(p)) || seen.contains(p)) return;
        const PointSet stones = connected(position_, p);
        seen |= stones;
        const Index head = cells_[p.index].head;
        int open = 0;
        std::uint64_t hash = 0;
        for (Point stone : stones) {
            good = good && cells_[stone.index].head == head;
            open += count(cells_[stone.index].sides, Color::empty);
            hash ^= key(at(stone), stone);
        }
        const Chain& known = chains_[head];
        good = good && chain(p) == stones && known.hash == hash && known.stones == stones.size() &&
               cells_[head].open_sides == open && open > 0;
    });
    return good;
}

}  // namespace shinpan
