// MemoryWatch: kills a process with its group as soon as it and what it has started hold too much memory.
// The limits that a system has are for each process alone.
//
//   MemoryWatch watch(process, 4096);
//   watch.stop()                                // "", or " after ..." where it has killed
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace shinpan::inline engines {

class MemoryWatch {
public:
    // Looks from a thread of its own, twenty times a second. The process must lead its group and not be
    // waited for before `stop`.
    MemoryWatch(int process, int most_mib);
    ~MemoryWatch() { stop(); }

    // Ends the watch. What it did, as the rest of a sentence on how the process ended.
    std::string stop();

private:
    void run();

    const int process_, most_mib_;
    bool ends_ = false;
    std::atomic<bool> has_killed_ = false;
    std::mutex mutex_{};
    std::condition_variable changed_{};
    std::thread thread_;
};

}  // namespace shinpan::engines
