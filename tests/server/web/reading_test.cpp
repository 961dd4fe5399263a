// The logs of games are read beside the thread that serves pages.
#include "server/log/game_log.hpp"
#include "server/store/sha256.hpp"
#include "server/store/sqlite_store.hpp"
#include "server/web/service.hpp"

#include <doctest/doctest.h>

#include <array>
#include <condition_variable>
#include <ctime>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// Of the thread that asks.
double processor_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

// The thread of a server, which is the one that calls `run`.
class ServersThread {
public:
    Service::Post post() {
        return [this](std::function<void()> next) {
            {
                const std::lock_guard lock(mutex_);
                waiting_.push_back(std::move(next));
            }
            came_.notify_one();
        };
    }

    // What was posted, or is posted next.
    void run() {
        std::unique_lock lock(mutex_);
        came_.wait(lock, [this] { return !waiting_.empty(); });
        const auto all = std::exchange(waiting_, {});
        lock.unlock();
        for (const auto& one : all) one();
    }

private:
    std::mutex mutex_{};
    std::condition_variable came_{};
    std::vector<std::function<void()>> waiting_{};
};

// As long as a log on 19x19 may be.
GameLog long_log() {
    GameLog log = GameLog::begin(*game_conditions_in("aga 19x19 7.5 0 none"), "long", sha256, 0);
    for (bool offers = true; log.last() < 4610; offers = !offers)
        REQUIRE(log.take(Author::black, offers ? "offer pause" : "decline 0", 0, 0));
    return log;
}

std::unique_ptr<Store> store_with(const GameLog& log) {
    auto store = *SqliteStore::open(":memory:");
    const Person ann{.id = "ann", .name = "Ann"}, bob{.id = "bob", .name = "Bob"};
    KeepGame game{.game = log.name(), .code = "code", .joined = bob.id, .seats = {ann, bob}};
    for (std::size_t i = 0; i < log.entries().size(); ++i)
        game.entries.push_back({.entry = log.entries()[i], .head = log.heads()[i]});
    const std::vector<StoreRequest> all{
        KeepGuest{ann, "session of ann", 0}, KeepGuest{bob, "session of bob", 0},
        KeepInvitation{{.code = "code", .by = ann, .conditions = log.conditions()}}, std::move(game)};
    for (const StoreAnswer& answer : store->carry_out(all)) REQUIRE(std::holds_alternative<Kept>(answer));
    return store;
}

}  // namespace

TEST_CASE("the log of a long game is read beside the thread that serves pages") {
    const GameLog log = long_log();
    const double at_first = processor_seconds();
    REQUIRE(GameLog::of(log.name(), sha256, log.entries()));
    const double to_read = processor_seconds() - at_first;

    const Settings settings;
    ServersThread thread;
    Service service(store_with(log), settings, thread.post());
    const double before = processor_seconds();
    std::shared_ptr<GameLog> found;
    service.look_up(FindGame{log.name()},
                    [&](StoreAnswer answer) { found = std::get<FoundGame>(answer).log; });
    while (!found) thread.run();
    CHECK(found->head() == log.head());
    CHECK(processor_seconds() - before < to_read / 2);
}
