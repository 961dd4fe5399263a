// The machine that the program runs on, for rooms that ask an environment.
//
//   bot.think(game, by, {.seconds = 2}, machine());
#pragma once

#include "base/environment.hpp"

namespace shinpan::inline apps::cli {

// Its steady clock, the processor time of this process, and its threads; it cancels nothing.
Environment machine();

}  // namespace shinpan::apps::cli
