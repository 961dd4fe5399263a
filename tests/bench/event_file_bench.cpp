// An event of 1,000 players and 10 rounds: its file opens within 0.2 s. An entry more is written with the
// whole file.
#include "big_event.hpp"
#include "tournament/desk/view.hpp"
#include "tournament/files/event_json.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace shinpan::tournament;

void open_event_file(benchmark::State& state) {
    const std::string text = to_json(big_event(1'000, 10).entries());
    for (auto _ : state) benchmark::DoNotOptimize(event_in_json(text));
    state.counters["bytes"] = static_cast<double>(text.size());
}
BENCHMARK(open_event_file)->Unit(benchmark::kMillisecond);

void write_event_file(benchmark::State& state) {
    const auto event = big_event(1'000, 10);
    for (auto _ : state) benchmark::DoNotOptimize(to_json(event.entries()));
}
BENCHMARK(write_event_file)->Unit(benchmark::kMillisecond);

void view_of_page(benchmark::State& state) {
    const auto event = big_event(1'000, 10);
    for (auto _ : state) benchmark::DoNotOptimize(view_in_json(event));
}
BENCHMARK(view_of_page)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
