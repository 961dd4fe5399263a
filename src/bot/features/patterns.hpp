// Pattern: what lies around a move as a number, the same however the board is turned or mirrored and
// whichever colour moves. Stones beside the move whose chains are in atari differ from others.
//
//   const PatternBoard seen(board, Color::black, last, liberties);
//   seen.around(move)   // a number for each reach
#pragma once

#include "go/board/board.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinpan::inline bot {

// How much of it: the nearest 8, 12 or 20 points, or 12 and where among 20 the last play is. Where it is 12,
// chains beside the move with two liberties differ too.
enum class Reach : std::uint8_t { eight, twelve, twenty, answer };

inline constexpr int pattern_bits = 24;

// By reach, below 2 to the 24th; 0 where there is no pattern: without the last play nearby there is no
// answer. Two patterns may have the same number, once in millions.
using Pattern = std::array<std::uint32_t, 4>;

using PerCell = std::array<std::uint8_t, cell_count>;

// The board as the mover sees it.
class PatternBoard {
public:
    // `liberties`: of the chain of each head, at least where there are fewer than three. `last`: the
    // opponent's last play, or no_point.
    PatternBoard(const Board&, Color mover, Point last, const PerCell& liberties);

    // Precondition: an empty point.
    Pattern around(Point) const;

private:
    enum class Cell : std::uint8_t;

    int place(Point p) const { return (p.row() + margin) * stride_ + p.col() + margin; }
    Cell cell_of(const Board&, Color mover, Point, const PerCell& liberties) const;

    static constexpr int margin = 2;  // cells beyond the border
    int stride_;
    std::vector<Cell> cells_;
    std::array<int, 20> steps_;
    Point last_;
};

}  // namespace shinpan::bot
