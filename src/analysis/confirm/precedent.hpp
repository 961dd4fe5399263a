// Positions that older rules settled by precedent, recognized by their shape and by hypothetical play.
#pragma once

#include "analysis/confirm/confirmation.hpp"
#include "go/board/position.hpp"

#include <array>

namespace shinpan::inline analysis {

// The stones that hold bent four in a corner: a chain that is dead by hypothetical play and alone surrounds
// the corner, in which the opponent has three stones, on the corner and the two points beside it, and which
// has two empty points.
PointSet bent_four_in_the_corner(const Position&, const Confirmation&);

// The stones of three points without capturing, which nobody takes there.
PointSet in_three_points_without_capturing(const Position&, const Confirmation&);

// Three points without capturing: a lone stone and a chain of four or more beside it, each of which can be
// taken but lets a new stone live. Three points for the owner of the lone stone, two more for each stone
// beyond four (the next larger form counts five). By index_of(player).
std::array<int, 2> three_points_without_capturing(const Position&, const Confirmation&);

}  // namespace shinpan::analysis
