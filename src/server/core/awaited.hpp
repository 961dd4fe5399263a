// Awaited: whose word a game between people waits for, as the lists of their games have it.
#pragma once

#include "server/log/game_log.hpp"

#include <array>

namespace shinpan::server {

// Black, White. Whoever is to move; while there is something to agree on, whoever has not offered anything
// yet, else both; nobody once it is over.
std::array<bool, 2> awaited_in(const GameLog&);

}  // namespace shinpan::server
