// The proof layer above the estimate: an estimate guides the prover, and what the prover finds binds the next
// estimate.
//
//   const Estimate guess = estimate(position);
//   const Hypothesis h = hypothesis_from(position, guess);
//   const Proven proven = proven_by(position, prove(position, {}, Color::black, h), prove(...));
//   estimate(position, {.proven = proven});
#pragma once

#include "estimate/estimate.hpp"
#include "life/proof.hpp"

namespace shinpan {

// Every chain not thought dead is thought to live; a player owns what he is likely to own, his living stones
// and points beside the opponent's apart.
Hypothesis hypothesis_from(const Position&, const Estimate&);

// What a defender keeps is his: his safe stones live, and stones of the opponent on points that he holds are
// dead.
Proven proven_by(const Position&, const Section& black, const Section& white);

}  // namespace shinpan
