// The file of a server of games between people: where it is, and one-time codes in it.
#pragma once

#include "base/result.hpp"
#include "server/store/store.hpp"

#include <string>

namespace shinpan::inline apps::cli {

// shinpan/games.db under $XDG_DATA_HOME, or under ~/.local/share; empty where there is neither.
std::string usual_server_file();

// Keeps a new code in the store, good for that many hours, and gives it; the error says why it is not kept.
Result<std::string, std::string> new_code(server::Store&, server::Role, int hours);

}  // namespace shinpan::apps::cli
