// Board: a position with its chains, their liberties and its hash kept up to date from play to play. It knows
// stones and capture and never decides legality. One board serves play, referee and playouts.
//
//   Board board(Size{9, 9});
//   Effect effect = board.effect(Color::black, at);   // what would happen
//   Played played = board.play(Color::black, at);     // it happens
//   for (Point p : board.removed()) ...               // the points that it emptied
#pragma once

#include "board/definition.hpp"
#include "board/position.hpp"
#include "board/zobrist.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace shinpan {

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
    Board(const Board& from) : position_(from.position_) { copy_bookkeeping(from); }
    Board& operator=(const Board&);  // copies the rows in use only; removed() of the copy is empty

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
    int sides(Point p, Color c) const { return count(cells_[p.index].sides, c); }

    // Would the play take off the mover's own stones? effect() knows this and more; this is quicker.
    bool is_self_capture(Color mover, Point at) const {
        return sides(at, Color::empty) == 0 && is_closed_in(mover, at.index);
    }

    // Of the chain that holds p. Precondition: a stone stands on p.
    PointSet chain(Point p) const;
    int chain_size(Point p) const { return chains_[cells_[p.index].head].stones; }
    int liberties(Point p) const;

    // The stone that stands for the chain of p: the same for all of its stones until the next play.
    Point head(Point p) const { return {cells_[p.index].head}; }

    // Pairs of a stone of the chain and an empty point beside it: never fewer than its liberties.
    int open_pairs(Point p) const { return open_sides(p.index); }

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
    using Index = std::size_t;  // of a point

    // What lies on the four sides of a point: how many are empty, black, white, border; four bits each.
    using Sides = std::uint16_t;

    // A point and, where it is the head of a chain, the chain. A chain is known by its head, one of its
    // stones, and its stones form a ring. `open_sides` counts pairs of a stone and an empty neighbour: 0
    // exactly when the chain has no liberty. Points without a stone have the head 0, a border cell, which
    // spares many a question: it is counted like a chain, and never has no open side.
    struct Cell {
        std::uint16_t head;
        std::uint16_t next;  // the next stone of the ring
        std::uint16_t open_sides;
        Sides sides;
    };

    // The rest of what is known of a chain, at its head.
    struct Chain {
        std::uint64_t hash;
        int stones;
    };

    template <class F>
    static void for_each_side(Index i, F f) {
        f(i - row_stride), f(i - 1), f(i + 1), f(i + row_stride);
    }
    template <class F>
    static bool any_side(Index i, F f) {
        return f(i - row_stride) || f(i - 1) || f(i + 1) || f(i + row_stride);
    }
    static constexpr int shift(Color c) { return 4 * static_cast<int>(c); }
    static constexpr Sides one(Color c) { return static_cast<Sides>(1 << shift(c)); }
    static constexpr int count(Sides sides, Color c) { return sides >> shift(c) & 15; }
    Color color(Index i) const { return position_.cells_[i]; }
    void set(Index i, Color c) { position_.cells_[i] = c; }
    std::uint16_t& open_sides(Index i) { return cells_[cells_[i].head].open_sides; }
    int open_sides(Index i) const { return cells_[cells_[i].head].open_sides; }

    void copy_bookkeeping(const Board& from);
    int sides_shared(Index at, Index head) const;
    bool loses_last_liberty(Index n, Index at, int sides_of_color) const;
    bool is_closed_in(Color mover, Index at) const;
    bool is_closed_in_exactly(Color mover, Index at) const;
    Effect effect_in_contact(Color mover, Index at) const;
    int count_closed(Color whose, Index at, std::uint64_t& hash) const;
    template <class F>
    void for_each_stone(Index head, F f) const;
    void extend_chains(Color mover, Index at, std::uint64_t key, int empty_sides);
    [[gnu::noinline]] Index join(Index a, Index b);
    void lift_beside(Index at, Color whose);
    void lift(Index head);
    [[gnu::noinline]] void take_off(Index stone, Sides change);

    Position position_;
    std::uint64_t hash_ = 0;
    std::array<Cell, cell_count> cells_;
    std::array<Chain, cell_count> chains_;
    std::array<Point, max_side * max_side> removed_;
    std::size_t removed_count_ = 0;
};

// Precondition: no side is empty. Settles by counts alone what it can, without a branch a side.
inline bool Board::is_closed_in(Color mover, Index at) const {
    const Sides sides = cells_[at].sides;
    const int own = count(sides, mover);
    const int opposing = count(sides, other(mover));
    bool breathes = false;   // surely, through a friend
    bool may_take = false;
    for_each_side(at, [&](Index n) {
        const int open = open_sides(n);
        breathes |= static_cast<bool>((color(n) == mover) & (open > own));
        may_take |= static_cast<bool>((color(n) == other(mover)) & (open <= opposing));
    });
    if (breathes) return false;
    return (own == 0 && !may_take) || is_closed_in_exactly(mover, at);
}

inline Effect Board::effect(Color mover, Point at) const {
    assert(contains(at) && this->at(at) == Color::empty);
    const Sides sides = cells_[at.index].sides;
    const int opposing = count(sides, other(mover));
    bool surely_removes_nothing = count(sides, Color::empty) > 0;
    if (surely_removes_nothing && opposing > 0) {
        int least = max_side * max_side;
        for_each_side(at.index, [&](Index n) { least = open_sides(n) < least ? open_sides(n) : least; });
        surely_removes_nothing = least > opposing;
    }
    if (!surely_removes_nothing) return effect_in_contact(mover, at.index);
    return {0, 0, hash_ ^ key(mover, at)};
}

}  // namespace shinpan
