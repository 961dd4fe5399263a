// The settings of KataGo's rules JSON with its defaults, as both the reader and the writer know them.
#pragma once

#include "base/half_points.hpp"
#include "go/rulesets/own_ruleset.hpp"

#include <string_view>

namespace shinpan::inline go {

struct KatagoSettings {
    std::string_view ko = "POSITIONAL";  // SIMPLE, POSITIONAL, SITUATIONAL, SPIGHT
    std::string_view scoring = "AREA";   // AREA, TERRITORY
    std::string_view tax = "NONE";       // NONE, SEKI, ALL
    bool suicide = true;                 // of two stones or more
    bool button = false;
    std::string_view bonus = "0";  // 0, N-1, N
    bool friendly_pass = false;    // dead stones need not be captured
    HalfPoints komi = points(7) + half_point;
};

// A ruleset of these settings. Its id is their compact text, so that it is found by it again.
OwnRuleset ruleset_with(const KatagoSettings&);

// What KataGo does that no ruleset here says.
inline constexpr std::string_view katago_long_cycles =
    "long cycles: KataGo ends the game without result when a situation stands for the third time since a "
    "pass";
inline constexpr std::string_view katago_cleanup =
    "the end: KataGo settles territory games by two phases of further play, without agreement";
inline constexpr std::string_view katago_pass_again =
    "the end: with this ko rule KataGo stops play when a player passes in a position in which they have "
    "passed before, and not at two passes";
inline constexpr std::string_view katago_seki =
    "seki: KataGo takes every region with dame or with a chain in atari for seki";
inline constexpr std::string_view katago_button =
    "button: KataGo gives it to the first player to pass, and that pass does not count toward the end";

}  // namespace shinpan::go
