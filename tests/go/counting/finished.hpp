// What the tests of counting share: finished positions, and what must hold of every count.
#pragma once

#include "go/counting/count.hpp"

#include <string>

namespace shinpan::finished {

// A board whose first `black` points, row by row, are Black's, the next `shared` nobody's and the rest
// White's, with walls where they meet and all else empty. Precondition: each player has room for his wall.
Position divided(Size, int black, int shared);

// The points that a sentence names, with those between the ends of "A1-D1".
PointSet points_named_in(const std::string& sentence, Size);

// What is wrong with a count; empty for nothing. Every step changes the board or a total, its sentence names
// the points whose stones moved, no stone appears or vanishes, and the last total is the score's margin.
std::string flaw(const Count&, const Ruleset&, const Finish&);

// Hands stones over until those of both colours are even, as they are where passes cost stones and White
// moves last.
void even_out(const Ruleset&, Finish&);

}  // namespace shinpan::finished
