// Work on many things at once, results in their order.
//
//   in_order(jobs, [&]() -> std::optional<Game> { return next_game(); },
//            [&](Game game) { return work_on(std::move(game)); },
//            [&](Outcome outcome) { return print(outcome); });
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

// Hands out what a source gives to workers, one after another, and takes their results back in order.
// Workers run at most `lead` ahead of the results taken, so that memory stays bounded.
template <class Item, class Outcome>
class Queue {
public:
    explicit Queue(std::size_t lead) : lead_(lead) {}

    // Asks the source while nobody else does. Nothing at its end, or after stop().
    template <class Source>
    std::optional<std::pair<std::size_t, Item>> next(Source& source) {
        const std::lock_guard one(source_mutex_);
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return ended_ || given_ < taken_ + lead_; });
        if (ended_) return {};
        lock.unlock();
        std::optional<Item> item = source();
        lock.lock();
        if (item) return std::pair{given_++, *std::move(item)};
        ended_ = true;
        changed_.notify_all();
        return {};
    }

    void finish(std::size_t number, Outcome outcome) {
        const std::lock_guard lock(mutex_);
        done_.emplace(number, std::move(outcome));
        if (number == taken_) changed_.notify_all();
    }

    // The next result; nothing where there is no more.
    std::optional<Outcome> take() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return done_.contains(taken_) || (ended_ && taken_ == given_); });
        if (!done_.contains(taken_)) return {};
        Outcome outcome = std::move(done_.extract(taken_).mapped());
        if (given_ == taken_++ + lead_) changed_.notify_all();
        return outcome;
    }

    // No more is handed out.
    void stop() {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        changed_.notify_all();
    }

private:
    const std::size_t lead_;
    std::mutex source_mutex_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t given_ = 0;
    std::size_t taken_ = 0;
    bool ended_ = false;
    std::map<std::size_t, Outcome> done_;
};

// Calls work(item) on `jobs` threads for each item that source() gives until it gives nothing, and
// take(outcome) on this thread in order. Stops early when take returns false. `source` is asked by one
// thread at a time; neither it nor `work` may throw.
template <class Source, class Work, class Take>
void in_order(int jobs, Source source, Work work, Take take) {
    using Item = typename decltype(source())::value_type;
    using Outcome = decltype(work(std::declval<Item>()));
    if (jobs <= 1) {
        while (auto item = source())
            if (!take(work(*std::move(item)))) return;
        return;
    }
    const auto threads = static_cast<std::size_t>(jobs);
    Queue<Item, Outcome> queue(64 * threads);
    std::vector<std::thread> workers;
    for (std::size_t t = 0; t < threads; ++t)
        workers.emplace_back([&] {
            while (auto next = queue.next(source)) queue.finish(next->first, work(std::move(next->second)));
        });
    while (auto outcome = queue.take())
        if (!take(*std::move(outcome))) break;
    queue.stop();
    for (std::thread& worker : workers) worker.join();
}

}  // namespace shinpan::cli
