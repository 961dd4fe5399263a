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

// What a precedent is on, chains of the confirmation, which must stay where it is.
//   Bent four in the corner: `chain` is dead by hypothetical play and alone surrounds the corner, in which
//   the opponent has three stones, on the corner and the two points beside it, and which has two empty
//   points. Three points without capturing: `chain` is a lone stone, `beside` the largest of the chains
//   of four or more stones beside it, each of which can be taken but lets a new stone live.
struct Precedent {
    PrecedentShape shape{};
    const ConfirmedChain* chain = nullptr;
    const ConfirmedChain* beside = nullptr;  // none of bent four
};

// By the statuses of hypothetical play, in which a pass for a ko lifts every ban.
std::vector<Precedent> precedents_in(const Position&, const Confirmation&);

// What the text counts for the owner of the lone stone of three points without capturing, left as it is:
// three points, and two more for each stone beyond four (the next larger form counts five). 0 where it is a
// seki, and for the other shape.
int points_of(const Precedent&, Precedents);

}  // namespace shinpan::analysis
