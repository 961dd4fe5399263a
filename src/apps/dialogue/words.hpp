// Words: what a game looks like and what happens in it, as sentences that can be read aloud.
//
//   move_in_words(before, play(Color::black, point(2, 2)), after)   // "Black plays C7 and takes 2 stones."
#pragma once

#include "analysis/ownership/estimate.hpp"
#include "go/game/game.hpp"

#include <string>
#include <string_view>

namespace shinpan::inline apps::dialogue {

// "1 stone", "2 stones".
std::string counted(int number, std::string_view one);

// What an event that was carried out did.
std::string move_in_words(const Game& before, const Event&, const Game& after);

// "Black to move. Taken by Black: 2, by White: 0."
std::string state_in_words(const Game&);

// Which stones stand where, row by row.
std::string board_in_words(const Game&);

// How the game would end as it looks now.
std::string estimate_in_words(const Game&, const Estimate&);

// What the ruleset says on moves, passes, the end and the count, each with its clause.
std::string rules_in_words(const Ruleset&);

}  // namespace shinpan::apps::dialogue
