// What the referee finds in a game over the net that is saved as a record and read again.
#pragma once

#include "server/log/game_log.hpp"

#include <string>

namespace shinpan::inline apps::load {

// The result as a record tells it (game_result.hpp); nothing is taken for dead but what the record says.
std::string refereed(const server::GameLog&);

}  // namespace shinpan::apps::load
