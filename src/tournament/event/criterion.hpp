// Criterion: one column of a table by which places are told. docs/tournaments/standings.md defines each.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace shinpan::tournament {

// The short names are those that directors know from other programs.
enum class Criterion : std::uint8_t {
    wins,                         // NBW
    mcmahon,                      // MMS
    mcmahon_played,               // ScoreX: the same without points for absences
    start_score,                  // SMMS: the McMahon score before the first round
    score_of_cup,                 // CPS: twice the score before, and this round's points
    strasbourg,                   // STS: the McMahon score with steps from the bar up for the unbeaten
    opponents_wins,               // SOSW
    opponents_wins_less_1,        // SOSW-1
    opponents_wins_less_2,        // SOSW-2
    opponents_mcmahon,            // SOSM
    opponents_mcmahon_less_1,     // SOSM-1
    opponents_mcmahon_less_2,     // SOSM-2
    defeated_wins,                // SODOSW
    defeated_mcmahon,             // SODOSM
    opponents_opponents_wins,     // SOSOSW
    opponents_opponents_mcmahon,  // SOSOSM
    cumulative_wins,              // CUSSW
    cumulative_mcmahon,           // CUSSM
    exploits_tried,               // EXT
    exploits,                     // EXR
    simple_direct,                // SDC: direct comparison where all have met
    direct,                       // DC: direct comparison as a graph
    category,                     // CAT
    rank,                         // RANK
    rating,                       // RATING
    team_points,                  // TEAMP
    opponents_team_points,        // SOST
    board_wins,                   // BDW
    board_wins_upper,             // BDWU: on the upper half of the boards
    board_wins_1,                 // BDW1U to BDW9U: on so many boards from the top
    board_wins_2,
    board_wins_3,
    board_wins_4,
    board_wins_5,
    board_wins_6,
    board_wins_7,
    board_wins_8,
    board_wins_9,
    mean_rating,  // MNR: of a team's members before the first round
};

// "MMS", "SOSM", "SOSM-1", ...
std::string_view short_name(Criterion);

// Case makes no difference.
std::optional<Criterion> criterion_in(std::string_view short_name);

}  // namespace shinpan::tournament
