// Standings of 2,000 players after 10 rounds: at most 50 ms.
#include "tournament/standings/standings.hpp"

#include <benchmark/benchmark.h>

#include <numeric>
#include <random>

namespace {

using namespace shinpan::tournament;

Event big_event(int players, int rounds) {
    Conditions laid = usual_conditions(System::mcmahon);
    laid.title = "Big";
    laid.rounds = rounds;
    std::vector<Entry> entries{{1, 0, LaidDown{laid}}};
    const auto add = [&](Deed deed) {
        entries.push_back({static_cast<int>(entries.size()) + 1, 0, std::move(deed)});
    };
    std::mt19937 chance(7);
    for (int i = 1; i <= players; ++i)
        add(Registered{
            Player{.number = i, .name = "P" + std::to_string(i), .rank = static_cast<int>(chance() % 40)}});
    std::vector<PlayerNumber> order(static_cast<std::size_t>(players));
    std::iota(order.begin(), order.end(), 1);
    for (int round = 1; round <= rounds; ++round) {
        std::shuffle(order.begin(), order.end(), chance);
        Paired paired{.round = round, .method = "by hand"};
        for (std::size_t i = 0; i + 1 < order.size(); i += 2)
            paired.games.push_back({.table = static_cast<int>(i / 2) + 1,
                                    .white = order[i],
                                    .black = order[i + 1],
                                    .handicap = static_cast<int>(chance() % 3),
                                    .end = static_cast<GameEnd>(1 + chance() % 3)});
        add(std::move(paired));
    }
    return *Event::of(std::move(entries));
}

void standings_after_10_rounds(benchmark::State& state) {
    const Event event = big_event(2'000, 10);
    const StandingsOptions options{{Criterion::mcmahon, Criterion::opponents_mcmahon,
                                    Criterion::opponents_opponents_mcmahon, Criterion::defeated_mcmahon,
                                    Criterion::cumulative_mcmahon, Criterion::direct}};
    for (auto _ : state) benchmark::DoNotOptimize(standings(event, 10, options));
}
BENCHMARK(standings_after_10_rounds)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
