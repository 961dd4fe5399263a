#include "apps/cli/parallel.hpp"

#include <exception>
#include <system_error>
#include <thread>

namespace shinpan::inline apps::cli {

void run_parallel(const std::vector<std::function<void()>>& all) {
    std::vector<std::exception_ptr> thrown(all.size());
    const auto run = [&](std::size_t i) {
        try {
            all[i]();
        } catch (...) {
            thrown[i] = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        others.reserve(all.size());
        std::size_t here = all.empty() ? 0 : 1;
        try {
            for (std::size_t i = 1; i < all.size(); ++i) others.emplace_back(run, i);
        } catch (const std::system_error&) {  // the system has no more threads
        }
        here += others.size();
        if (!all.empty()) run(0);
        for (; here < all.size(); ++here) run(here);
    }
    for (const std::exception_ptr& one : thrown)
        if (one) std::rethrow_exception(one);
}

}  // namespace shinpan::apps::cli
