// Outcome: how a game came to its end, as the game itself knows it. Who wins a counted game, the score tells.
//
//   const Outcome& outcome = game.outcome();
//   outcome.how == Ended::resignation; outcome.winner == Color::black; word_of(outcome.how) == "resignation"
#pragma once

#include "base/half_points.hpp"
#include "go/board/color.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline go {

// How a game came to its end.
enum class Ended : std::uint8_t {
    not_yet,
    scored,  // the ending is complete: the score decides
    resignation,
    time,
    forfeit,
    illegal_move,
    no_result,
    draw,  // by repetition
    both_lose,
    ruling,
};

// "not_yet", "scored", "illegal_move", ...: the words of JSON.
std::string_view word_of(Ended);

struct Outcome {
    Ended how = Ended::not_yet;
    Color winner = Color::empty;         // not for `scored`: the score has it
    std::string_view clause{};           // of the ruleset that says so, where one does
    std::string words{};                 // of whoever decided so: see reason_in
    std::optional<HalfPoints> margin{};  // that an arbiter awarded
};

}  // namespace shinpan::go
