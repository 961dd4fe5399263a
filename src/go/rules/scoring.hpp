// What a player's points are.
#pragma once

#include "base/half_points.hpp"

#include <cstdint>

namespace shinpan::inline go {

enum class Scoring : std::uint8_t {
    stones,     // one's stones on the board
    area,       // one's stones and territory
    territory,  // one's territory less one's stones lost or handed over
};

// Empty points that only one player's stones border, where those stones do not live on their own.
enum class SekiPoints : std::uint8_t {
    count,
    none,           // stones in seki have no territory; dame that could have been filled make no seki
    none_by_dame,   // stones that have any dame, unfilled ones too, are in seki and have no territory
    immortal_only,  // territory counts where every bordering stone is immortal
};

// Empty points between live stones of both players.
enum class SharedPoints : std::uint8_t {
    nobody,
    halved,  // each player gets half
    both,    // each player gets all of them
};

// Points given up for each separate group that has territory.
enum class GroupTax : std::uint8_t { none, two_each };

// Whether stones may come off without being captured, and by whose word.
enum class Removal : std::uint8_t {
    never,
    by_agreement,     // what both players agree is dead
    by_confirmation,  // what agreement, or failing that hypothetical play from the stop, shows to be dead
    by_control,       // what the other player controls in the analysis position
    by_estimate,      // what the site estimates or its arbiter rules to be dead
};

// What a pass for a ko lifts in the confirmation of life and death, where a ko may be retaken only after one.
enum class KoPass : std::uint8_t {
    none,      // there is no such confirmation
    one_ko,    // the ban in one ko
    every_ko,  // every ban on the board
};

// What a text rules by precedent on positions that its articles do not settle. With any, bent four in the
// corner is dead as it stands.
enum class Precedents : std::uint8_t {
    none,
    three_points_count,  // three points without capturing, left as it is, counts that many points
    three_points_seki,   // it is a seki
};

enum class Tie : std::uint8_t {
    draw,
    black_wins,
    white_wins,
    white_wins_with_handicap,  // in handicap games; a draw in even ones
};

// What a position that comes back means, where a play may bring it back.
enum class LongCycle : std::uint8_t {
    nothing,  // every such play is forbidden, or the text is silent
    no_result_by_agreement,
    no_result,
    draw,
    referee,
    right_to_go_on_lost,  // whoever began the cycle may not begin another round
};

}  // namespace shinpan::go
