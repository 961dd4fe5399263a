// Pairing a round: the deed that puts all who are there into games, or why that cannot be.
//
//   auto paired = pair_round(event, {.round = 3});
//   if (paired) event.take(*paired, now);
//   else ...   // paired.error().what says who stands in the way and what would help
#pragma once

#include "tournament/event/event.hpp"

#include <vector>

namespace shinpan::tournament {

struct PairingWish {
    int round = 1;
    std::vector<PlayerNumber> players{};  // these alone; empty: all who may be paired
    bool may_repeat = false;              // players may meet again where it cannot be avoided
    bool may_lack_results = false;        // games of earlier rounds may be without a result
    bool by_nigiri = false;               // colors of even games are drawn at the board
};

// By the system and the method of the conditions. Games between teams are games of their members.
Result<Paired, BadInput> pair_round(const Event&, const PairingWish&);

}  // namespace shinpan::tournament
