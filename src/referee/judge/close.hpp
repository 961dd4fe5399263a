// Closing: how a replayed game comes to its end. A result that the record tells (resignation, time, forfeit,
// no result) ends it; otherwise the ruleset's own procedure is completed: the players are taken to agree
// where it lets them, on the dead stones of the source that was chosen, and to pass until then.
#pragma once

#include "go/game/game.hpp"
#include "referee/judge/judge.hpp"

namespace shinpan::inline referee {

// Ends the game and writes how into the verdict: result, what stopped play, score, seki, notes. Precondition:
// the record's events were carried out in the game, and none was illegal but moves after its end.
// `played_on`: somebody played after the first stop.
void close(const Record&, const JudgeOptions&, bool played_on, Game&, Verdict&);

}  // namespace shinpan::referee
