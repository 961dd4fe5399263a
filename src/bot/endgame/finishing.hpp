// Finishing: what is left to do once every point has a proven owner or is dame. Then nothing needs to be
// guessed: a play is made for what the ruleset gives for it, and only where the proof holds after it too.
//
//   if (const auto move = finishing_move(game, by, known_of(game, 20000), {})) ...
#pragma once

#include "bot/endgame/position_knowledge.hpp"

#include <optional>

namespace shinpan::inline bot {

// Do dead stones count as they stand where nobody takes them off, and does it cost nothing to capture them?
// So it is where area counts and nothing is removed, and in an analysis that shows what is dead.
bool leaves_dead_stones(const Game&);

struct FinishSettings {
    long proof_nodes = 20000;  // for each proof that a play keeps what is kept
    bool cleans_up = false;    // takes dead stones off the board although they need not be
};

// The move: dame where area counts, stones taken off that would count as they stand, points of one's own
// filled where stones alone count, territory closed that is still open, an answer to a play that threatens
// what was proven; otherwise a pass (no_point). Nothing where the position is not settled and no play is
// proven to meet such a threat.
std::optional<Point> finishing_move(const Game&, Color by, const PositionKnowledge&, const FinishSettings&);

}  // namespace shinpan::bot
