// The options of every command that reads records.
#pragma once

#include "apps/cli/files/game_file.hpp"

namespace CLI {
class App;
}

namespace shinpan::inline apps::cli {

// `read` must live as long as the command.
void add_reading(CLI::App& command, ReadHow& read);

}  // namespace shinpan::apps::cli
