// Board: a position with its chains, their liberties and its hash kept up to date from play to play. It knows
// stones and capture and never decides legality. One board serves play, referee and playouts.
//
//   Board board(Size{9, 9});
//   Effect effect = board.effect(Color::black, at);   // what would happen
//   Played played = board.play(Color::black, at);     // it happens
//   for (Point p : board.removed()) ...               // the points that it emptied
#pragma once

#include "go/board/around.hpp"
#include "go/board/definition.hpp"
#include "go/board/position.hpp"
#include "go/board/zobrist.hpp"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <functional>
#include <span>
#include <utility>

namespace shinpan::inline go {

// What a play would do: stones removed as in Played, and the hash of the position that would arise.
struct Effect {
    int taken = 0;
    int given_up = 0;
    std::uint64_t hash = 0;
};

class Board {
public:
    explicit Board(Size);             // empty
    explicit Board(const Position&);  // precondition: every chain has a liberty
    Board(const Board& from) noexcept : position_(from.position_) { copy_bookkeeping(from); }
    Board& operator=(const Board&) noexcept;  // copies the rows in use only; removed() of the copy is empty

    Size size() const { return position_.size(); }
    bool contains(Point p) const { return position_.contains(p); }
    Color at(Point p) const { return position_.at(p); }
    const Position& position() const { return position_; }

    // Of the stones only; equal positions have equal hashes on every size, but not the other way round.
    std::uint64_t hash() const { return hash_; }

    // Precondition of these three: `at` is an empty point of the board.
    Effect effect(Color mover, Point at) const;
    Position position_after(Color mover, Point at) const;
    Played play(Color mover, Point at);

    // The points that the last play emptied: the opponent's stones first, then the mover's own. Valid until
    // the next play.
    std::span<const Point> removed() const { return {removed_.data(), removed_count_}; }

    // How many of the four sides of a point are of that colour, empty and edge too.
    int sides(Point p, Color c) const { return shinpan::sides(around_[p.index], c); }

    // How many stones of a player are on the sides of a point.
    int beside(Point p, Color player) const { return shinpan::beside(around_[p.index], player); }

    // How many of the four points diagonal to a point have a stone of that player.
    int corners(Point p, Color player) const { return shinpan::corners(around_[p.index], player); }

    // Would the play take off the mover's own stones? effect() knows this and more; this is quicker.
    bool is_self_capture(Color mover, Point at) const {
        return sides(at, Color::empty) == 0 && is_closed_in(mover, at.index);
    }

    // Of the chain that holds p. Precondition: a stone stands on p.
    PointSet chain(Point p) const;
    int chain_size(Point p) const { return cells_[cells_[p.index].head].stones; }
    int liberties(Point p) const;

    // The stone that stands for the chain of p: the same for all of its stones until the next play.
    Point head(Point p) const { return {cells_[p.index].head}; }

    // Pairs of a stone of the chain and an empty point beside it: never fewer than its liberties.
    int open_pairs(Point p) const { return open_sides(p.index); }

    // The fewest open pairs of the chains on the sides of a point; very many where no side has a chain.
    int fewest_open_pairs_beside(Point p) const {
        int fewest = far_up;
        for_each_side(p.index, [&](Index n) { fewest = open_sides(n) < fewest ? open_sides(n) : fewest; });
        return fewest;
    }

    // Does f(Point) -> bool hold for a stone of the chain that holds p? Asks until one says so.
    template <class F>
    bool any_stone(Point p, F f) const {
        Point stone = p;
        do {
            if (f(stone)) return true;
            stone = Point{cells_[stone.index].next};
        } while (stone != p);
        return false;
    }

    // Does all bookkeeping agree with the definition? Slow; for tests and debug builds.
    bool consistent() const;

private:
    bool consistent_around(Point) const;
    // Debug builds check every play on small boards; on others so few that it costs no more than the play.
    bool is_sampled() const {
        return size().area() <= 25 || hash_ % static_cast<std::uint64_t>(size().area()) == 0;
    }
    using Index = std::size_t;  // of a point

    // A point and, where it is the head of a chain, the chain. A chain is known by its head, one of its
    // stones, and its stones form a ring. `open_sides` counts pairs of a stone and an empty neighbour: 0
    // exactly when the chain has no liberty. A point without a stone is a ring of itself without stones. Its
    // head is 0, a border cell, so that code need not ask whether a stone stands there: cell 0 is counted
    // like a chain, but from so high that thousands of plays without a capture would not bring it near 0.
    struct Cell {
        std::uint16_t head;
        std::uint16_t next;  // the next stone of the ring
        std::uint16_t open_sides;
        std::uint16_t stones;
    };

    template <class F>
    static void for_each_side(Index i, F f) {
        f(i - row_stride), f(i - 1), f(i + 1), f(i + row_stride);
    }
    static constexpr std::uint16_t far_up = 0x8000;
    static Index only_if(bool so, Index i) { return i & (Index{0} - so); }  // or 0, without a branch
    Color color(Index i) const { return position_.cells_[i]; }
    void set(Index i, Color c) { position_.cells_[i] = c; }
    std::uint16_t& open_sides(Index i) { return cells_[cells_[i].head].open_sides; }
    int open_sides(Index i) const { return cells_[cells_[i].head].open_sides; }
    int beside(Index i, Color player) const { return shinpan::beside(around_[i], player); }
    int empty_sides(Index i) const { return shinpan::sides(around_[i], Color::empty); }

    template <class Change>
    void change_around(Index i, Color stone, Change);

    void copy_bookkeeping(const Board& from);
    int sides_shared(Index at, Index head) const;
    bool loses_last_liberty(Index n, Index at, int sides_of_color) const;
    bool is_closed_in(Color mover, Index at) const;
    Effect effect_in_contact(Color mover, Index at) const;
    Effect effect_of_self_capture(Color mover, Index at) const;
    int count_closed(Color whose, Index at, std::uint64_t& hash) const;
    template <class F>
    void for_each_stone(Index head, F f) const;
    Index only_head_beside(Color mover, Index at) const;
    [[gnu::noinline]] Index join_beside(Color mover, Index at);
    Index join(Index a, Index b);
    [[gnu::noinline]] Played lift_closed(Color mover, Index at);
    void lift(Index head);
    void take_off(Index stone, Color);

    Position position_;
    std::uint64_t hash_ = 0;
    std::array<Cell, cell_count> cells_;
    std::array<Around, cell_count> around_;
    std::array<Point, max_side * max_side> removed_;
    std::size_t removed_count_ = 0;
};

// Gives what lies around the point's eight neighbours the weight of a stone, or takes it from them.
template <class Change>
void Board::change_around(Index i, Color stone, Change change) {
    const auto change_row = [&](Index middle, FourAround by) {
        FourAround cells;
        std::memcpy(&cells, &around_[middle - 1], sizeof cells);
        cells = change(cells, by);
        std::memcpy(&around_[middle - 1], &cells, sizeof cells);
    };
    const Weights& weight = weights(stone);
    change_row(i - row_stride, weight.above);
    change_row(i, weight.beside);
    change_row(i + row_stride, weight.above);
}

// Precondition: no side is empty. A stone there breathes through what it takes, or through a friend that has
// another liberty.
inline bool Board::is_closed_in(Color mover, Index at) const {
    const std::array<Index, 4> side{at - row_stride, at - 1, at + 1, at + row_stride};
    std::array<Index, 4> head;
    for (Index i = 0; i < 4; ++i) head[i] = cells_[side[i]].head;
    bool breathes = false;
    for (Index i = 0; i < 4; ++i) {
        int here = 0;  // how many of the chain's open sides are on this point
        for (Index j = 0; j < 4; ++j) here += head[j] == head[i];
        const bool has_another = cells_[head[i]].open_sides != here;  // the border surely has
        breathes |= has_another == (color(side[i]) == mover);
    }
    return !breathes;
}

inline Effect Board::effect(Color mover, Point at) const {
    assert(contains(at) && this->at(at) == Color::empty);
    const int opposing = beside(at.index, other(mover));
    bool may_take = false;
    if (opposing > 0) may_take = fewest_open_pairs_beside(at) <= opposing;
    if (may_take) return effect_in_contact(mover, at.index);
    if (empty_sides(at.index) == 0 && is_closed_in(mover, at.index))
        return effect_of_self_capture(mover, at.index);
    return {0, 0, hash_ ^ key(mover, at)};
}

// The head of the mover's chain beside a point, where one side alone is the mover's.
inline Board::Index Board::only_head_beside(Color mover, Index at) const {
    Index head = 0;
    for_each_side(at, [&](Index n) { head |= only_if(color(n) == mover, cells_[n].head); });
    return head;
}

// What happens in most plays is done here, and without a branch a side.
inline Played Board::play(Color mover, Point at) {
    assert(contains(at) && this->at(at) == Color::empty);
    const Index i = at.index;
    const int own = beside(i, mover);
    const int empty = empty_sides(i);
    removed_count_ = 0;
    hash_ ^= key(mover, at);
    set(i, mover);
    change_around(i, mover, std::plus<>{});
    bool closed = false;  // has a chain lost its last open side?
    for_each_side(i, [&](Index n) {
        std::uint16_t& open = cells_[cells_[n].head].open_sides;
        closed |= open == 1;
        --open;
    });
    const Index head = own == 0 ? i : own == 1 ? only_head_beside(mover, i) : join_beside(mover, i);
    cells_[i].head = static_cast<std::uint16_t>(head);
    cells_[i].next = std::exchange(cells_[head].next, at.index);
    const int open = cells_[head].open_sides + empty;
    cells_[head].open_sides = static_cast<std::uint16_t>(open);
    ++cells_[head].stones;

    Played played;
    if (closed | (open == 0)) [[unlikely]]
        played = lift_closed(mover, i);
    assert(!is_sampled() || consistent());
    return played;
}

}  // namespace shinpan::go
