// The task of a round, made of the event and the standings before it.
#pragma once

#include "tournament/pairing/pairing_task.hpp"

#include <span>

namespace shinpan::tournament {

// What is entered of that round and of later ones does not count, so that a round that is paired can be asked
// about. Preconditions: the round is one of the event's, and the players are all paired
// alone, or all members of teams.
PairingTask task_of(const Event&, int round, std::span<const PlayerNumber> players);

}  // namespace shinpan::tournament
