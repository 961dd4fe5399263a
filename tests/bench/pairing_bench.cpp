// Pairing whole rounds of simulated tournaments, standings and explanation included. Targets: 300 players in
// 0.3 s, 1,000 in 6 s; a question why two do not meet in as much again. Beside it, the same matching by
// Boost, for as many players as Boost 1.81 finishes with.
#include "tournament/pairing/matching.hpp"
#include "tournament/pairing/pair_round.hpp"
#include "tournament/pairing/why.hpp"

#include <benchmark/benchmark.h>
#include <boost/graph/adjacency_matrix.hpp>
#include <boost/graph/maximum_weighted_matching.hpp>

#include <random>
#include <string>

namespace {

using namespace shinpan::tournament;
using TournamentEvent = shinpan::tournament::Event;

constexpr int rounds_before = 3;

// So many players with three rounds behind them; whoever is better by rank and luck has won.
TournamentEvent event_of(int players, System system) {
    std::mt19937 chance(1);
    Conditions laid = usual_conditions(system);
    laid.title = "Simulated";
    TournamentEvent event = *TournamentEvent::begin(laid, 0);
    for (int i = 1; i <= players; ++i)
        static_cast<void>(event.take(Registered{{.name = "P" + std::to_string(i),
                                                 .country = "C" + std::to_string(chance() % 12),
                                                 .club = "K" + std::to_string(chance() % 60),
                                                 .rank = static_cast<int>(chance() % 28) + 8}},
                                     0));
    for (int round = 1; round <= rounds_before; ++round) {
        const auto paired = pair_round(event, {.round = round});
        if (!paired || !event.take(*paired, 0)) return event;
        for (const PairedGame& game : std::vector<PairedGame>(event.round(round).games)) {
            const auto strength = [&](PlayerNumber player) {
                return event.player(player).rank + static_cast<int>(chance() % 7);
            };
            const bool is_white = strength(game.white) >= strength(game.black);
            const GameEnd end = is_white ? GameEnd::white_wins : GameEnd::black_wins;
            static_cast<void>(event.take(Reported{round, game.white, game.black, end}, 0));
        }
    }
    return event;
}

TournamentEvent by(PairingMethod method, TournamentEvent event) {
    Conditions laid = event.conditions();
    laid.pairing.method = method;
    static_cast<void>(event.take(LaidDown{std::move(laid)}, 0));
    return event;
}

void pair_a_round(benchmark::State& state, System system, PairingMethod method) {
    const TournamentEvent event = by(method, event_of(static_cast<int>(state.range(0)), system));
    for (auto _ : state) benchmark::DoNotOptimize(pair_round(event, {.round = rounds_before + 1}));
}

void pair_the_first_round(benchmark::State& state) {
    Conditions laid = usual_conditions(System::swiss);
    laid.title = "Simulated";
    TournamentEvent event = *TournamentEvent::begin(laid, 0);
    for (int i = 1; i <= state.range(0); ++i)
        static_cast<void>(event.take(Registered{{.name = "P" + std::to_string(i), .rank = i % 40}}, 0));
    for (auto _ : state) benchmark::DoNotOptimize(pair_round(event, {.round = 1}));
}

void ask_why_not(benchmark::State& state) {
    TournamentEvent event = event_of(static_cast<int>(state.range(0)), System::mcmahon);
    const auto paired = pair_round(event, {.round = rounds_before + 1});
    if (!paired || !event.take(*paired, 0)) return state.SkipWithError("the round was not paired");
    for (auto _ : state) benchmark::DoNotOptimize(why_not(event, rounds_before + 1, 1, 2));
}

// Weights in which many matchings are nearly equal, as in a large group.
PairWeights weights_of(int count) {
    std::mt19937 chance(1);
    PairWeights weights(count);
    for (int b = 1; b < count; ++b)
        for (int a = 0; a < b; ++a) {
            const int away = 2 * (b - a) - count;
            weights.at(a, b) =
                Int128{1'000'000'000} - Int128{away} * away * 256 - static_cast<int>(chance() % 256);
        }
    return weights;
}

void match(benchmark::State& state) {
    const PairWeights weights = weights_of(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(best_matching(weights));
}

void match_in_128_bits(benchmark::State& state) {
    PairWeights weights = weights_of(static_cast<int>(state.range(0)));
    for (int b = 1; b < weights.count(); ++b)
        for (int a = 0; a < b; ++a) weights.at(a, b) <<= 70;
    for (auto _ : state) benchmark::DoNotOptimize(best_matching(weights));
}

void match_by_boost(benchmark::State& state) {
    using Graph = boost::adjacency_matrix<boost::undirectedS, boost::no_property,
                                          boost::property<boost::edge_weight_t, std::int64_t>>;
    const PairWeights weights = weights_of(static_cast<int>(state.range(0)));
    Graph graph(static_cast<std::size_t>(weights.count()));
    for (int b = 1; b < weights.count(); ++b)
        for (int a = 0; a < b; ++a)
            boost::add_edge(static_cast<std::size_t>(a), static_cast<std::size_t>(b),
                            static_cast<std::int64_t>(weights.at(a, b)), graph);
    std::vector<std::size_t> mates(static_cast<std::size_t>(weights.count()));
    for (auto _ : state) boost::maximum_weighted_matching(graph, mates.data());
}

BENCHMARK_CAPTURE(pair_a_round, mcmahon_strict, System::mcmahon, PairingMethod::strict)
    ->Name("McMahon, strict (targets 300: 0.3 s, 1,000: 6 s)")
    ->Arg(300)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pair_a_round, swiss_strict, System::swiss, PairingMethod::strict)
    ->Name("Swiss, strict (same targets)")
    ->Arg(300)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pair_a_round, mcmahon_compatible, System::mcmahon, PairingMethod::compatible)
    ->Name("McMahon, compatible (300: 0.3 s, 1,000: 3 s)")
    ->Arg(300)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(pair_the_first_round)
    ->Name("first round of a Swiss, one group")
    ->Arg(300)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(ask_why_not)->Name("why not?")->Arg(300)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(match)
    ->Name("matching alone, 64 bits")
    ->Arg(100)
    ->Arg(200)
    ->Arg(300)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(match_in_128_bits)
    ->Name("matching alone, 128 bits")
    ->Arg(300)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(match_by_boost)->Name("matching by Boost")->Arg(100)->Arg(200)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
