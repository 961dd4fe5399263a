// Stops: what the players may do where play has stopped, as the ruleset's own procedure has it, and what the
// game comes to with certain stones taken off.
//
//   if (has_stopped(game)) ... may_mark(game), may_resume(game)
#pragma once

#include "formats/record/record.hpp"
#include "go/game/game.hpp"
#include "referee/judge/verdict.hpp"

namespace shinpan::inline apps::dialogue {

// Do the players now have something to decide together, rather than a move to make?
bool has_stopped(const Game&);

// May stones come off by agreement now?
bool may_mark(const Game&);

// May the end be agreed without a word on dead stones? May play be resumed? May a player pass again, without
// a request to play on?
bool may_agree_to_end(const Game&);
bool may_resume(const Game&);
bool may_pass_again(const Game&);

// The verdict on the game if both agreed now that these stones are dead.
Verdict verdict_with(const Record&, const Ruleset&, const PointSet& dead);

// Both agree: the stones of `dead` come off where the ruleset lets them, or the game ends as it stands.
Result<void, Refusal> agree(Game&, Color first, const PointSet& dead);

// Why the stop, and what may be done, with the clauses that say so.
std::string stop_in_words(const Game&);

}  // namespace shinpan::apps::dialogue
