// Stops: what the players may do where play has stopped, as the ruleset's own procedure has it, and what the
// game comes to with certain stones taken off.
//
//   if (has_stopped(game)) ... what_both_may_say(game, Color::black, dead)
#pragma once

#include "formats/record/record.hpp"
#include "go/game/game.hpp"
#include "referee/judge/verdict.hpp"

#include <optional>
#include <string>

namespace shinpan::inline apps::dialogue {

// Do the players now have something to decide together, rather than a move to make?
bool has_stopped(const Game&);

// May a player pass again, without a request to play on?
bool may_pass_again(const Game&);

// What both may agree on now, as one of them says it: what is marked dead, else that the game ends; nothing
// where the ruleset knows neither here.
std::optional<Event> what_both_may_say(const Game&, Color by, const PointSet& dead);

// The verdict on the game if both agreed now that these stones are dead.
Verdict verdict_with(const Record&, const Ruleset&, const PointSet& dead);

// Why the stop, and what may be done, with the clauses that say so.
std::string stop_in_words(const Game&);

}  // namespace shinpan::apps::dialogue
