#include "go/board/board.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

namespace shinpan::inline go {
namespace {

// Calls f(first cell, number of cells) for each row of the board, the border's included and a cell more,
// which is read and written with its neighbours.
template <class F>
void for_each_row(Size size, F f) {
    for (std::size_t row = 0; row < size.rows + 2u; ++row) f(row * row_stride, size.cols + 3u);
}

}  // namespace

Board::Board(Size size) : position_(size) {
    for_each_row(size, [&](Index first, std::size_t cells) {
        for (Index i = first; i < first + cells; ++i) {
            cells_[i] = {0, static_cast<std::uint16_t>(i), 0, 0};
            around_[i] = 0;
        }
    });
    cells_[0].open_sides = far_up;
    for_each_point(size, [&](Point p) {
        const int edges =
            (p.col() == 0) + (p.row() == 0) + (p.col() == size.cols - 1) + (p.row() == size.rows - 1);
        around_[p.index] = with_edges(edges);
    });
}

Board::Board(const Position& position) : Board(position.size()) {
    for_each_point(position.size(), [&](Point p) {
        if (is_stone(position.at(p))) play(position.at(p), p);
    });
    removed_count_ = 0;
    assert(position_ == position);
}

Board& Board::operator=(const Board& from) noexcept {
    if (this == &from) return *this;
    position_ = from.position_;
    copy_bookkeeping(from);
    return *this;
}

void Board::copy_bookkeeping(const Board& from) {
    hash_ = from.hash_;
    removed_count_ = 0;
    const std::size_t in_use = (from.size().rows + 2u) * row_stride;  // in one piece, quicker than by rows
    std::memcpy(cells_.data(), from.cells_.data(), in_use * sizeof(Cell));
    std::memcpy(around_.data(), from.around_.data(), in_use * sizeof(Around));
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

Effect Board::effect_in_contact(Color mover, Index at) const {
    Effect effect{0, 0, hash_ ^ key(mover, Point{static_cast<std::uint16_t>(at)})};
    effect.taken = count_closed(other(mover), at, effect.hash);
    const bool breathes = effect.taken > 0 || empty_sides(at) > 0;
    return breathes || !is_closed_in(mover, at) ? effect : effect_of_self_capture(mover, at);
}

Effect Board::effect_of_self_capture(Color mover, Index at) const {
    Effect effect{0, 1, hash_};
    effect.given_up += count_closed(mover, at, effect.hash);
    return effect;
}

// The stones of that colour's chains beside an empty point that have no liberty but it; their numbers come
// off the hash.
int Board::count_closed(Color whose, Index at, std::uint64_t& hash) const {
    const int of_color = beside(at, whose);
    std::array<Index, 4> counted{};  // a chain may touch more than one side
    std::size_t chains = 0;
    int stones = 0;
    for_each_side(at, [&](Index n) {
        if (color(n) != whose || !loses_last_liberty(n, at, of_color)) return;
        const Index head = cells_[n].head;
        if (head == counted[0] || head == counted[1] || head == counted[2]) return;
        counted[chains++] = head;
        stones += cells_[head].stones;
        for_each_stone(head,
                       [&](Index stone) { hash ^= key(whose, Point{static_cast<std::uint16_t>(stone)}); });
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

// Makes one chain of the mover's chains beside a point; its head.
Board::Index Board::join_beside(Color mover, Index at) {
    std::array<Index, 4> friends;
    std::size_t count = 0;
    for_each_side(at, [&](Index n) {
        friends[count] = n;
        count += color(n) == mover;
    });
    Index head = cells_[friends[0]].head;
    for (std::size_t i = 1; i < count; ++i) {
        const Index another = cells_[friends[i]].head;
        if (another != head) head = join(head, another);
    }
    return head;
}

// Makes one chain of two; the bigger one's head stays and is returned.
Board::Index Board::join(Index a, Index b) {
    const Index swapped = only_if(cells_[a].stones < cells_[b].stones, a ^ b);
    a ^= swapped, b ^= swapped;
    cells_[a].open_sides = static_cast<std::uint16_t>(cells_[a].open_sides + cells_[b].open_sides);
    cells_[a].stones = static_cast<std::uint16_t>(cells_[a].stones + cells_[b].stones);
    for_each_stone(b, [&](Index stone) { cells_[stone].head = static_cast<std::uint16_t>(a); });
    std::swap(cells_[a].next, cells_[b].next);
    return a;
}

// Takes off what has no liberty after the mover's play: the opponent's chains beside it, or else its own.
Played Board::lift_closed(Color mover, Index at) {
    Played played;
    cells_[0].open_sides = far_up;
    std::array<Index, 4> closed;
    std::size_t count = 0;
    for_each_side(at, [&](Index n) {
        closed[count] = n;
        const int is_closed = open_sides(n) == 0, is_theirs = color(n) == other(mover);
        count += static_cast<std::size_t>(is_closed & is_theirs);
    });
    for (std::size_t i = 0; i < count; ++i)  // a chain may be beside it twice
        if (color(closed[i]) != Color::empty) lift(cells_[closed[i]].head);
    played.taken = static_cast<int>(removed_count_);
    if (open_sides(at) == 0) {
        lift(cells_[at].head);
        played.given_up = static_cast<int>(removed_count_) - played.taken;
    }
    return played;
}

void Board::lift(Index head) {
    const Color its_color = color(head);
    for_each_stone(head, [&](Index stone) { take_off(stone, its_color); });
    cells_[head].open_sides = 0;  // what opened beside stones that came off later was counted there
}

void Board::take_off(Index stone, Color its_color) {
    const Point at{static_cast<std::uint16_t>(stone)};
    removed_[removed_count_++] = at;
    hash_ ^= key(its_color, at);
    set(stone, Color::empty);
    change_around(stone, its_color, std::minus<>{});
    cells_[stone] = {0, at.index, 0, 0};
    for_each_side(stone, [&](Index n) { ++open_sides(n); });
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
        good = good && consistent_around(p);
        const Cell& cell = cells_[p.index];
        if (!is_stone(at(p)))
            good = good && cell.head == 0 && cell.next == p.index && cell.open_sides == 0 && cell.stones == 0;
        if (!good || !is_stone(at(p)) || seen.contains(p)) return;
        const PointSet stones = connected(position_, p);
        seen |= stones;
        int open = 0;
        for (Point stone : stones) {
            good = good && cells_[stone.index].head == cell.head;
            for (Point n : neighbours(stone)) open += at(n) == Color::empty;
        }
        const Cell& known = cells_[cell.head];
        good = good && chain(p) == stones && known.stones == stones.size() && known.open_sides == open &&
               open > 0;
    });
    return good;
}

bool Board::consistent_around(Point p) const {
    bool good = true;
    const auto how_many = [&](std::array<Point, 4> points, Color c) {
        return std::count_if(points.begin(), points.end(), [&](Point n) { return at(n) == c; });
    };
    for (const Color c : {Color::empty, Color::black, Color::white, Color::edge})
        good = good && sides(p, c) == how_many(neighbours(p), c);
    const std::array<Point, 4> diagonal{p.up().left(), p.up().right(), p.down().left(), p.down().right()};
    for (const Color c : {Color::black, Color::white}) good = good && corners(p, c) == how_many(diagonal, c);
    return good;
}

}  // namespace shinpan::go
