// Environment: what code without input, output and clock of its own asks of the machine that it runs on: the
// time, threads, and whether it is to stop. What is left out is not there: no time goes by, nothing is broken
// off, and work is done one piece after the other.
//
//   Environment here{.seconds = [] { return steady_seconds(); }};
//   bot.think(game, by, {.seconds = 2}, here);
#pragma once

#include <functional>
#include <vector>

namespace shinpan {

struct Environment {
    std::function<double()> seconds{};      // of a clock that never goes back
    std::function<double()> cpu_seconds{};  // that the program has used
    std::function<bool()> is_cancelled{};   // is the work in hand to be broken off?

    // Runs all, at once where there are threads, and comes back when all have ended. The functions here may
    // then be called from these threads.
    std::function<void(const std::vector<std::function<void()>>&)> run_all{};
};

}  // namespace shinpan
