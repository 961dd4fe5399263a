// Refusal: why an event cannot happen, and which clause says so.
#pragma once

#include "go/board/color.hpp"
#include "go/board/point.hpp"
#include "go/rules/breach.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace shinpan::inline go {

enum class Why : std::uint8_t {
    off_board,
    occupied,
    self_capture,
    repetition,
    out_of_turn,
    game_over,
    not_now,      // not at this stage: of the ending, or of a handicap given by passes
    not_here,     // the ruleset knows no such event at all
    no_handicap,  // the ruleset has no handicap games
    other_marks,  // the marks accepted are not those proposed
    own_marks,    // a player accepts, or grants, what they themselves proposed or asked
    nothing_to_undo,
    wrong_nigiri,     // the guess and the stones held give the guesser the other colour
    captured_setup,   // a setup would leave a chain without liberties
    too_many_stones,  // more handicap stones than fit, or not as many as the different points
    arbiter_decided,  // what players would take back, an arbiter has decided on since
};

struct Refusal {
    Why why{};
    Color by = Color::empty;
    Point at{};
    std::string_view clause{};          // empty where no clause is needed to say so
    std::optional<int> repeats_move{};  // repetition: the move after which the position stood; 0: the start
    Consequence consequence = Consequence::refused;
    ClaimUntil until = ClaimUntil::always;
};

// "occupied", "self_capture", ...: the words of the JSON output.
std::string_view word_of(Why);
std::string_view word_of(Consequence);

}  // namespace shinpan::go
