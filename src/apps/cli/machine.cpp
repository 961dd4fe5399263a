#include "apps/cli/machine.hpp"

#include "apps/cli/parallel.hpp"

#include <chrono>
#include <ctime>

namespace shinpan::inline apps::cli {

Environment machine() {
    const auto seconds = [] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    };
    const auto cpu_seconds = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    return {.seconds = seconds, .cpu_seconds = cpu_seconds, .run_all = run_parallel};
}

}  // namespace shinpan::apps::cli
