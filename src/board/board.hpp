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

#include <array>
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
    Board(const Board& from) : position_(from.position_) { *this = from; }
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

    // Of the chain that holds p. Precondition: a stone stands on p.
    PointSet chain(Point p) const;
    int chain_size(Point p) const { return chains_[head_[p.index]].stones; }
    int liberties(Point p) const;

    // Does all bookkeeping agree with the definition? Slow; for tests and debug builds.
    bool consistent() const;

private:
    // A chain is known by its head, one of its stones, and its stones form a ring. `open_sides` counts pairs
    // of a stone and an empty neighbour: 0 exactly when the chain has no liberty.
    struct Chain {
        std::uint64_t hash;
        std::uint16_t open_sides;
        std::uint16_t stones;
    };
    using Cell = std::uint16_t;

    std::uint16_t empty_sides(Cell) const;
    int sides_shared(Cell at, Cell head) const;
    void join(Cell at, Cell head);
    void lift(Cell head);

    Position position_;
    std::uint64_t hash_ = 0;
    std::array<Cell, cell_count> head_;  // 0 where no stone stands; the chain 0 is never looked at
    std::array<Cell, cell_count> next_;  // the ring of the chain
    std::array<Chain, cell_count> chains_;
    std::array<Point, max_side * max_side> removed_;
    std::size_t removed_count_ = 0;
};

}  // namespace shinpan
