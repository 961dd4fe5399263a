// What follows when a player breaks a rule, and until when the opponent can claim it.
#pragma once

#include <cstdint>

namespace shinpan::inline go {

enum class Consequence : std::uint8_t {
    refused,          // the move cannot be made; the player moves again
    loses,            // the player loses the game
    pass,             // the stone comes off and the turn is lost
    pass_with_stone,  // the same, and a stone is handed over as for a pass
    warned,           // the move is void, the player is warned
    referee,          // the referee decides
};

enum class ClaimUntil : std::uint8_t {
    always,
    opponent_moves,    // by moving on, the opponent accepts it
    result_confirmed,  // until both have confirmed the result
};

struct Breach {
    Consequence then = Consequence::refused;
    ClaimUntil until = ClaimUntil::always;

    friend constexpr bool operator==(const Breach&, const Breach&) = default;
};

}  // namespace shinpan::go
