// Seating: colors, handicaps and tables of a round whose pairs are known.
#pragma once

#include "tournament/pairing/best_round.hpp"

namespace shinpan::tournament {

struct Seating {
    std::vector<PairedGame> games{};
    std::vector<PlayerNumber> byes{};
};

// The weaker one of a game with handicap takes Black. Else whoever has had White less often takes it, and
// where that is equal the event's seed decides. Higher scores sit at lower tables, but for fixed tables and
// those that are excluded or in use.
Seating seat_round(const Event&, const PairingTask&, const std::vector<Couple>&);

// One game of it, without a table.
PairedGame game_between(const PairingTask&, const PlayerToPair&, const PlayerToPair&);

// Gives the games tables in their order: fixed ones first, then the lowest that are free.
void give_tables(const Event&, int round, std::vector<PairedGame>&);

}  // namespace shinpan::tournament
