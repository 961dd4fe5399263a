// LibertyBoard: a board that keeps the liberties of its chains as sets, for callers that need them at every
// move. A play costs a little more than on a Board; what a chain has left, and what it would have after a
// play, is then a look at a few words instead of a walk along the chain.
//
//   LibertyBoard board(size);
//   board.set(start);
//   board.play(Color::black, at);
//   if (board.has(stone, 2)) ...                       // two liberties at least
//   if (board.would_have(Color::white, at, 2)) ...     // and after a play
#pragma once

#include "go/board/board.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinpan::inline analysis {

class LibertyBoard {
public:
    explicit LibertyBoard(Size);  // empty

    // Precondition: a board of that size.
    void set(const Board&);

    const Board& board() const { return board_; }
    Played play(Color mover, Point at);  // as Board::play

    // Of the chain that holds the stone.
    bool has(Point stone, int liberties) const;  // so many at least
    bool is_in_atari(Point stone) const { return board_.open_pairs(stone) <= 4 && !has(stone, 2); }
    Point only_liberty(Point stone) const;                  // no_point where it has more
    std::array<Point, 2> two_liberties(Point stone) const;  // no_point twice where it has another number

    // What the mover's chain would have after a play: the liberties of the chains that it joins, the empty
    // points beside it, and the stones beside it that it takes.
    bool would_have(Color mover, Point at, int liberties) const;
    Point only_liberty_after(Color mover, Point at) const;  // no_point where it would have more, or none
    int stones_after(Color mover, Point at) const;

    // Has the chain no liberty but these two? Either may be no_point.
    bool has_none_but(Point stone, Point a, Point b) const;

private:
    using Word = std::uint64_t;
    static constexpr std::size_t bits = 64;
    using Set = std::array<Word, max_side * max_side / bits + 1>;  // the first words_ of it
    using Heads = std::array<Point, 4>;

    std::size_t number(Point p) const {  // of the points, row by row
        return static_cast<std::size_t>(p.row()) * board_.size().cols + static_cast<std::size_t>(p.col());
    }
    Word* set_of(Point head) { return &sets_[number(head) * words_]; }
    const Word* set_of(Point head) const { return &sets_[number(head) * words_]; }
    const Word* set_around(Point stone) const { return set_of(board_.head(stone)); }
    Point first_of(const Word* set) const;
    bool has_at_least(const Word* set, int how_many) const;
    static void insert(Word* set, std::size_t point) { set[point / bits] |= Word{1} << point % bits; }
    static void erase(Word* set, std::size_t point) { set[point / bits] &= ~(Word{1} << point % bits); }
    void join_after(Color mover, Point at, Set& found) const;

    Board board_;
    std::size_t words_;
    std::vector<Word> sets_;  // by the number of a chain's head
    std::array<std::uint16_t, max_side * max_side> point_of_;
};

}  // namespace shinpan::analysis
