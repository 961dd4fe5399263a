// Hypotheses for the prover: who is thought to own what.
#pragma once

#include "life/proof.hpp"

namespace shinpan {

// From random playouts: a chain is thought to live when its points are more often its owner's, an empty point
// or a dead stone's point to be a player's when it is clearly so and no living stone of the other's is beside
// it. The same position always gives the same answer.
Hypothesis hypothesis(const Position&, Color to_move);

}  // namespace shinpan
