// Hypotheses for the prover: who is thought to own what.
#pragma once

#include "analysis/ownership/estimate.hpp"
#include "analysis/proof/proof.hpp"

namespace shinpan::inline analysis {

// As so many tactical playouts have it: living are the stones not thought dead; a point without one is a
// player's where it is thought to be. The same position always gives the same answer.
Hypothesis hypothesis(const Position&, int playouts = 100);

// The same from an estimate that there is already.
Hypothesis hypothesis(const Position&, const Estimate&);

}  // namespace shinpan::analysis
