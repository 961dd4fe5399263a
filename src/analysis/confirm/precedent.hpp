// Positions that older rules settled by precedent, recognized by their shape and by hypothetical play.
//
//   const Confirmation chains = confirm(position, standing, KoPass::every_ko, 200'000);
//   for (const Precedent& one : precedents_in(position, chains)) ...
#pragma once

#include "analysis/confirm/confirmation.hpp"
#include "go/board/position.hpp"
#include "go/rules/precedent_shape.hpp"

#include <vector>

namespace shinpan::inline analysis {

// Stones that a precedent is on.
//   Bent four in the corner: `stones` are a chain that is dead by hypothetical play and alone surrounds the
//   corner, in which the opponent has three stones, on the corner and the two points beside it, and which has
//   two empty points.
//   Three points without capturing: `stones` are a lone stone, `beside` a chain of four or more beside it,
//   each of which can be taken but lets a new stone live.
struct Precedent {
    PrecedentShape shape{};
    PointSet stones{};
    PointSet beside{};
    bool whole = false;  // see ConfirmedChain::whole
};

// By the statuses of hypothetical play, in which a pass for a ko lifts every ban.
std::vector<Precedent> precedents_in(const Position&, const Confirmation&);

// What the text counts for the owner of the lone stone of three points without capturing, left as it is:
// three points, and two more for each stone beyond four (the next larger form counts five). 0 where it is a
// seki, and for the other shape.
int points_of(const Precedent&, Precedents);

}  // namespace shinpan::analysis
