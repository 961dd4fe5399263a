// Standings of 2,000 players after 10 rounds: at most 50 ms.
#include "big_event.hpp"
#include "tournament/standings/standings.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace shinpan::tournament;

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
