#include "engines/process/memory_watch.hpp"

#include "engines/process/process_tree.hpp"

#include <chrono>
#include <csignal>

namespace shinpan::inline engines {
namespace {

constexpr auto pause = std::chrono::milliseconds(50);

}  // namespace

MemoryWatch::MemoryWatch(int process, int most_mib)
    : process_(process), most_mib_(most_mib), thread_([this] { run(); }) {}

void MemoryWatch::run() {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, pause, [&] { return ends_; })) {
        if (memory_at_most(process_) <= most_mib_ || memory_of_tree(process_) <= most_mib_) continue;
        has_killed_ = true;
        ::kill(-process_, SIGKILL);
        return;
    }
}

std::string MemoryWatch::stop() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable()) thread_.join();
    return has_killed_ ? " after it held more than " + std::to_string(most_mib_) + " MiB of memory" : "";
}

}  // namespace shinpan::engines
