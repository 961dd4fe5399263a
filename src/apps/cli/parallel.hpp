// Work on threads: what the bot's trees are searched by.
//
//   run_parallel({first, second});   // comes back when both have ended
#pragma once

#include <functional>
#include <vector>

namespace shinpan::inline apps::cli {

// The first on this thread, each of the others on one of its own as far as the system has some, and else on
// this one. What one of them throws is thrown when all have ended.
void run_parallel(const std::vector<std::function<void()>>& all);

}  // namespace shinpan::apps::cli
