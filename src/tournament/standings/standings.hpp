// Standings: the table after a round, with the places and the options that it rests on.
//
//   const Standings table = standings(event, event.last_paired_round());
//   for (const StandingsRow& row : table.rows) ...   // row.place, row.player, row.values
#pragma once

#include "tournament/standings/scores.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace shinpan::tournament {

struct StandingsOptions {
    std::vector<Criterion> criteria{};  // empty: those of the conditions
    Ranked ranked = Ranked::sides;
};

struct StandingsRow {
    int place = 0;  // from 1; players who are equal in all criteria share one
    PlayerNumber player = nobody;
    std::vector<std::int64_t> values{};  // one a criterion, in quarter points
};

struct Standings {
    int after_round = 0;
    bool is_final = false;  // the director has approved them
    Ranked ranked = Ranked::sides;
    std::vector<Criterion> criteria{};
    UnplayedPoints unplayed{};  // the options by which rounds without a game were counted
    std::vector<StandingsRow> rows{};
};

// Approved standings are those of the moment of their approval, whatever was entered later. Precondition: the
// round is 0 to the rounds of the conditions.
Standings standings(const Event&, int after_round, const StandingsOptions& = {});

// "34", "17.5", "12.25"; of a rank "3d".
std::string value_text(Criterion, std::int64_t quarters);

// How rounds without a game were counted, in sentences.
std::vector<std::string> words_on(const UnplayedPoints&);

}  // namespace shinpan::tournament
