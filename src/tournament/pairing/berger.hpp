// Round robin by Berger's tables: in as few rounds as there are opponents everybody meets everybody, and
// colors differ by one at most.
#pragma once

#include "tournament/event/player.hpp"

#include <span>
#include <vector>

namespace shinpan::tournament {

struct BergerGame {
    PlayerNumber white = nobody;
    PlayerNumber black = nobody;  // `nobody`: White has no opponent in this round

    friend bool operator==(const BergerGame&, const BergerGame&) = default;
};

// The games of a round, from 1. After the last round the tables begin again with colors changed.
std::vector<BergerGame> berger_round(std::span<const PlayerNumber>, int round);

// In how many rounds all have met.
int berger_rounds(std::size_t players);

}  // namespace shinpan::tournament
