// What a pass costs, who must move last, what the first pass changes, and the button.
#pragma once

#include <cstdint>

namespace shinpan::inline go {

// A pass stone is one of the passer's own stones, handed over as a prisoner.
enum class PassCost : std::uint8_t {
    none,
    stone,                        // every pass
    stone_after_preliminary_end,  // passes made after the preliminary end only
};

// How the numbers of moves are evened out when passes cost stones.
enum class LastMove : std::uint8_t {
    free,
    white_last,          // if Black moved last, White hands over one more stone
    black_exempt,        // the pass that ends the game costs nothing if Black makes it
    first_after_exempt,  // it costs nothing if the player makes it who moved first after the preliminary end
};

enum class FirstPass : std::uint8_t {
    nothing,
    half_each_if_white,  // White passed first: half a point from Black to White
    point_if_white,      // White passed first: one point to White
};

// A token worth half a point that a player may take once, instead of a play or a pass.
enum class Button : std::uint8_t {
    none,
    lifts_bans,  // taking it lifts every ban on repetition so far
    plain,       // it does not
};

}  // namespace shinpan::go
