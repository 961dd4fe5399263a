// Work on many things at once, results in their order.
//
//   in_order(files.size(), jobs, [&](std::size_t i) { return work_on(files[i]); },
//            [&](std::size_t i, Outcome outcome) { return print(outcome); });
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace shinpan::cli {

// Hands out the numbers below `count` to workers, and takes their results back in order. Workers run at most
// `lead` ahead of the results taken, so that memory stays bounded.
template <class Outcome>
class Queue {
public:
    Queue(std::size_t count, std::size_t lead) : count_(count), lead_(lead) {}

    std::optional<std::size_t> next() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return stopped_ || given_ == count_ || given_ < taken_ + lead_; });
        if (stopped_ || given_ == count_) return {};
        return given_++;
    }

    void finish(std::size_t number, Outcome outcome) {
        const std::lock_guard lock(mutex_);
        done_.emplace(number, std::move(outcome));
        changed_.notify_all();
    }

    Outcome take(std::size_t number) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return done_.contains(number); });
        Outcome outcome = std::move(done_.extract(number).mapped());
        taken_ = number + 1;
        changed_.notify_all();
        return outcome;
    }

    void stop() {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        changed_.notify_all();
    }

private:
    const std::size_t count_;
    const std::size_t lead_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t given_ = 0;
    std::size_t taken_ = 0;
    bool stopped_ = false;
    std::map<std::size_t, Outcome> done_;
};

// Calls work(i) for each i below `count` on `jobs` threads, and take(i, outcome) on this thread in order.
// Stops early when take returns false. `work` must not throw.
template <class Work, class Take>
void in_order(std::size_t count, int jobs, Work work, Take take) {
    const auto threads = static_cast<std::size_t>(std::max(1, jobs));
    Queue<decltype(work(count))> queue(count, 64 * threads);
    std::vector<std::thread> workers;
    for (std::size_t t = 0; t < std::min(threads, count); ++t)
        workers.emplace_back([&] {
            while (const auto number = queue.next()) queue.finish(*number, work(*number));
        });
    for (std::size_t i = 0; i < count; ++i)
        if (!take(i, queue.take(i))) break;
    queue.stop();
    for (std::thread& worker : workers) worker.join();
}

}  // namespace shinpan::cli
