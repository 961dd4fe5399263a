// What it takes the store to look for games that nobody will finish, as the server does once an hour, in a
// file of 100,000 that go on, of which it finds one in a thousand; and in one of 2,000 long games, of which
// it finds all. longest_look_ms: one of its requests. longest_read_ms: the logs of all games that one of them
// found. Between these the store carries out what else it was asked.
#include "server/core/names.hpp"
#include "server/store/sha256.hpp"
#include "server/store/sqlite_store.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

constexpr int games_a_commit = 500;
constexpr std::int64_t long_ago = 1, between = 2, lately = 3;

std::string name_of(std::uint64_t number) {
    return name_of_random({number * 0x9E3779B97F4A7C15U, number * 0xBF58476D1CE4E5B9U});
}

void keep_game(std::vector<StoreRequest>& all, std::uint64_t number, int entries, std::int64_t changed) {
    const std::string name = name_of(number);
    const GameConditions conditions = *game_conditions_in("japanese-1989 19x19 6.5 0 none");
    all.push_back(KeepInvitation{{.code = name, .by = {"black"}, .conditions = conditions}});
    KeepGame game{.game = name,
                  .code = name,
                  .joined = "white",
                  .seats = {Person{"black"}, Person{"white"}},
                  .conditions = to_text(conditions)};
    KeptEntry kept;
    kept.entry.at = changed;
    kept.entry.text = "play B D4";
    kept.head = sha256(name);
    kept.person = "black";
    kept.request = name;
    for (kept.entry.number = 1; kept.entry.number <= entries; ++kept.entry.number)
        game.entries.push_back(kept);
    all.push_back(std::move(game));
}

// A file of so many games with so many entries; one in `rests` has rested for too long.
class GamesOnDisk {
public:
    GamesOnDisk(std::int64_t games, int entries, std::int64_t rests) {
        std::filesystem::create_directories(folder_);
        store_ = *SqliteStore::open((folder_ / "games.db").string());
        std::vector<StoreRequest> all;
        for (const char* name : {"black", "white"}) all.push_back(KeepGuest{{name, name}, sha256(name), 1});
        for (std::int64_t i = 1; i <= games; ++i) {
            keep_game(all, static_cast<std::uint64_t>(i), entries, i % rests == 0 ? long_ago : lately);
            if (i % games_a_commit == 0 || i == games) {
                store_->carry_out(all);
                all.clear();
            }
        }
    }
    ~GamesOnDisk() {
        store_.reset();
        std::filesystem::remove_all(folder_);
    }
    GamesOnDisk(const GamesOnDisk&) = delete;
    GamesOnDisk& operator=(const GamesOnDisk&) = delete;

    FoundAbandoned look(const std::string& after) {
        const StoreRequest wanted = FindAbandoned{between, after};
        return std::get<FoundAbandoned>(store_->carry_out({&wanted, 1}).front());
    }

    // Of those that are found the server reads the logs, all that one request found at once.
    void read(const std::vector<std::string>& names) {
        std::vector<StoreRequest> wanted;
        for (const std::string& name : names) wanted.push_back(FindGame{name});
        benchmark::DoNotOptimize(store_->carry_out(wanted));
    }

private:
    std::filesystem::path folder_ = std::filesystem::temp_directory_path() / "shinpan_abandoned_bench";
    std::unique_ptr<Store> store_;
};

double milliseconds_since(std::chrono::steady_clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

void look_through(benchmark::State& state, std::int64_t number, int entries, std::int64_t rests) {
    GamesOnDisk games(number, entries, rests);
    double longest_look = 0, longest_read = 0;
    std::size_t found = 0, requests = 0;
    for (auto _ : state) {
        found = requests = 0;
        std::string after;
        do {
            auto begin = std::chrono::steady_clock::now();
            const FoundAbandoned some = games.look(after);
            longest_look = std::max(longest_look, milliseconds_since(begin));
            begin = std::chrono::steady_clock::now();
            games.read(some.games);
            longest_read = std::max(longest_read, milliseconds_since(begin));
            found += some.games.size();
            after = some.looked_at;
            ++requests;
        } while (!after.empty());
    }
    state.counters["longest_look_ms"] = longest_look;
    state.counters["longest_read_ms"] = longest_read;
    state.counters["requests"] = static_cast<double>(requests);
    state.counters["found"] = static_cast<double>(found);
}
BENCHMARK_CAPTURE(look_through, one_in_a_thousand, 100'000, 20, 1000)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(look_through, all, 2'000, 200, 1)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
