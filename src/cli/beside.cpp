#include "cli/beside.hpp"

#include <thread>

namespace shinpan::cli {

void run_beside(const std::vector<std::function<void()>>& all) {
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < all.size(); ++i) others.emplace_back(all[i]);
    if (!all.empty()) all.front()();
}

}  // namespace shinpan::cli
