// GameConditions: what two people agree on before they play.
//
//   auto conditions = game_conditions_in("aga 19x19 7.5 0 byoyomi:600:30:5");
//   to_text(*conditions)      // the same words
#pragma once

#include "base/bad_input.hpp"
#include "base/half_points.hpp"
#include "base/result.hpp"
#include "go/board/point.hpp"
#include "go/game/game.hpp"
#include "go/rules/ruleset.hpp"
#include "go/table/time_control.hpp"

#include <string>
#include <string_view>

namespace shinpan::server {

struct GameConditions {
    const Ruleset* rules = nullptr;  // of the registry
    Size size{};
    HalfPoints komi{};
    int handicap = 0;  // 0, or 2 and more; never 1
    TimeControl clock{};
    bool black_places = false;  // the handicap stones, anywhere, before the first move
    int absence = 0;  // seconds for which a player may keep the game waiting while away; 0: any time
    int delay = 0;    // moves that are held back from onlookers while the game goes on
};

inline constexpr int most_absence = 86'400;  // seconds: a day
inline constexpr int most_delay = 100;       // moves

// Ruleset's id, size, komi in points, handicap and time control, with a blank between; then, where that is
// agreed, "handicap:free" for stones that Black places, "absence:300", and "delay:10".
std::string to_text(const GameConditions&);

// Refused: another number of words, and what is no ruleset, size, komi, handicap or time control, or does not
// go together: a handicap that the ruleset or the board has no place for, stones for Black to place that the
// ruleset does not leave to them.
Result<GameConditions, BadInput> game_conditions_in(std::string_view text);

// The game before its first event. Precondition: the conditions have rules.
Game game_under(const GameConditions&);

}  // namespace shinpan::server
