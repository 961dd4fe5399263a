// Ownership: whose each point was at the end of how many of some playouts.
//
//   ownership(position, Color::black, 100, seed).mean(point);  // from 1, Black's, to -1, White's
#pragma once

#include "go/board/point.hpp"

#include <array>
#include <cstdint>

namespace shinpan::inline analysis {

// How often each point was whose at the end of a number of playouts: a stone there, or an empty point with
// stones of one colour alone beside it.
struct Ownership {
    int playouts = 0;
    std::int64_t moves = 0;  // of all playouts, passes included; 0 where they were not counted
    std::array<int, cell_count> black{};
    std::array<int, cell_count> white{};

    int neutral(Point p) const { return playouts - black[p.index] - white[p.index]; }
    // From 1, always Black's, to -1, always White's. Precondition: there were playouts.
    double mean(Point p) const { return double(black[p.index] - white[p.index]) / playouts; }
};

}  // namespace shinpan::analysis
