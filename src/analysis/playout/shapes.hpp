// Shapes: plays that are often good for what lies on the eight points around them, whoever plays: hane, cut,
// joining against a cut, and blocks on the border.
#pragma once

#include "go/board/board.hpp"

#include <array>

namespace shinpan::inline analysis {

// Row by row from the top left, p left out.
inline std::array<Point, 8> around(Point p) {
    return {p.up().left(), p.up(),          p.up().right(), p.left(),
            p.right(),     p.down().left(), p.down(),       p.down().right()};
}

// The shapes of Gelly, Wang, Munos and Teytaud 2006. Precondition: an empty point of the board.
bool is_good_shape(const Board&, Point at);

}  // namespace shinpan::analysis
