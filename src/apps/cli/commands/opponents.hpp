// Opponents: the programs that can sit at a board with a person.
//
//   dialogue::Mover mover = bot_at_level(4, 1, {}, 1);
//   auto engine = engine_opponent({.command = "gnugo --mode gtp"}, {});
#pragma once

#include "apps/dialogue/dialogue.hpp"
#include "engines/driver/engine.hpp"

#include <cstdint>
#include <string>

namespace shinpan::inline apps::cli {

// "Shinpan, level 4", and the level in such a name; nothing for other names.
std::string level_name(int level);
std::optional<int> level_in(std::string_view name);

// Precondition: there is such a level. The threads share its playouts.
dialogue::Mover bot_at_level(int level, std::uint64_t seed, const TimeControl&, int threads);

// The bot as it advises.
dialogue::Mover adviser(int threads);

// A program that speaks GTP, and its name; or why it cannot be started. It lives as long as the mover.
struct EngineSeat {
    std::string name;
    dialogue::Mover mover;
};
Result<EngineSeat, std::string> engine_opponent(const EngineSetup&, const TimeControl&);

}  // namespace shinpan::apps::cli
