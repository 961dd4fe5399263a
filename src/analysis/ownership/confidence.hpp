// Confidence: how often an estimate of that clarity was what the players of real games agreed on. The curves
// were read off the chosen-on half of finished games; docs/research/estimate.md has the figures.
#pragma once

namespace shinpan::inline analysis {

// `share`: of the guesses that say the same, from 0.5 to 1. Answers in thousandths.
int chain_confidence(double share);  // that the chain is rightly called living or dead
int point_confidence(double share);  // that the point is rightly given to a player

// That every chain of the board is rightly called, `share` being that of the least clear one.
int board_confidence(double share);

}  // namespace shinpan::analysis
