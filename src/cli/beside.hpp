// Work on threads: what the bot's trees are searched by.
//
//   run_beside({first, second});   // comes back when both have ended
#pragma once

#include <functional>
#include <vector>

namespace shinpan::cli {

// The first on this thread, each of the others on one of its own.
void run_beside(const std::vector<std::function<void()>>& all);

}  // namespace shinpan::cli
