// Work on many things at once, results in their order.
//
//   parallel_ordered(jobs, [&]() -> std::optional<Game> { return next_game(); },
//            [&](Game game) { return work_on(std::move(game)); },
//            [&](Outcome outcome) { return print(outcome); });
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace shinpan::inline apps::cli {

// Hands out what a source gives to workers, one after another, and takes their results back in order.
// Workers run at most `lead` ahead of the results taken, so that memory stays bounded, and each result has
// its place before it is there, so that none is lost where memory is short.
template <class Item, class Outcome>
class Queue {
public:
    explicit Queue(std::size_t lead) : done_(lead) {}

    // Asks the source while nobody else does. Nothing at its end, or after stop().
    template <class Source>
    std::optional<std::pair<std::size_t, Item>> next(Source& source) {
        const std::lock_guard one(source_mutex_);
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return ended_ || given_ < taken_ + done_.size(); });
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
        static_assert(std::is_nothrow_move_constructible_v<Outcome>);
        const std::lock_guard lock(mutex_);
        place(number).emplace(std::move(outcome));
        if (number == taken_) changed_.notify_all();
    }

    // The next result; nothing where there is no more.
    std::optional<Outcome> take() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return place(taken_) || (ended_ && taken_ == given_); });
        std::optional<Outcome> outcome = std::exchange(place(taken_), {});
        if (outcome && given_ == taken_++ + done_.size()) changed_.notify_all();
        return outcome;
    }

    // No more is handed out.
    void stop() {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        changed_.notify_all();
    }

private:
    std::optional<Outcome>& place(std::size_t number) { return done_[number % done_.size()]; }

    std::mutex source_mutex_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t given_ = 0;
    std::size_t taken_ = 0;
    bool ended_ = false;
    std::vector<std::optional<Outcome>> done_;
};

// Threads that all do the same, as many as the system has up to a number. They are waited for at the end.
class Workers {
public:
    template <class Work>
    Workers(std::size_t most, const Work& work) {
        try {
            threads_.reserve(most);
            while (threads_.size() < most) threads_.emplace_back(work);
        } catch (const std::system_error&) {
        } catch (const std::bad_alloc&) {
        }
    }
    bool none() const { return threads_.empty(); }

private:
    std::vector<std::jthread> threads_{};
};

// Calls work(item) on `jobs` threads for each item that source() gives until it gives nothing, and
// take(outcome) on this thread in order. Stops early when take returns false. `source` is asked by one
// thread at a time; neither it nor `work` may throw. With fewer threads where the system has no more.
template <class Source, class Work, class Take>
void parallel_ordered(int jobs, Source source, Work work, Take take) {
    using Item = typename decltype(source())::value_type;
    using Outcome = decltype(work(std::declval<Item>()));
    const auto threads = static_cast<std::size_t>(std::max(jobs, 1));
    Queue<Item, Outcome> queue(64 * threads);
    Workers workers(threads > 1 ? threads : 0, [&] {
        while (auto next = queue.next(source)) queue.finish(next->first, work(std::move(next->second)));
    });
    if (workers.none()) {
        while (auto item = source())
            if (!take(work(*std::move(item)))) return;
        return;
    }
    const struct Stop {
        Queue<Item, Outcome>& queue;
        ~Stop() { queue.stop(); }
    } at_the_end{queue};
    while (auto outcome = queue.take())
        if (!take(*std::move(outcome))) break;
}

}  // namespace shinpan::apps::cli
