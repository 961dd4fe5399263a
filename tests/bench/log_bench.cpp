// What it takes to read a log of a game over the net again: to fold it to the game that it is, with its
// chain.
#include "formats/record/event_line.hpp"
#include "go/game/game.hpp"
#include "server/log/game_log.hpp"
#include "server/store/sha256.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// A game on 19x19 of so many moves, by legal plays drawn by chance; where there are none the players pass,
// and one of them has play go on.
std::vector<LogEntry> game_of(int moves) {
    std::mt19937 random(1);
    GameLog log =
        GameLog::begin(*game_conditions_in("japanese-1989 19x19 6.5 0 byoyomi:3600:30:5"), "game", sha256, 0);
    const Size size = log.conditions().size;
    while (static_cast<int>(log.moves().size()) < moves) {
        const Color mover = log.game().to_move();
        std::string said = event_line(pass(mover), size);
        for (int tries = 0; tries < 50; ++tries) {
            const Point at = point(static_cast<int>(random() % 19), static_cast<int>(random() % 19));
            if (log.game().refuses_play(mover, at)) continue;
            said = event_line(play(mover, at), size);
            break;
        }
        if (log.take(author_of(mover), said, log.last() * 1000, 1000)) continue;
        (void)log.take(Author::black, "resume B", log.last() * 1000, 0);
    }
    return log.entries();
}

// The same with requests to rest that are taken back, up to so many entries.
std::vector<LogEntry> longest_of(int moves, int entries) {
    GameLog log = *GameLog::of("game", sha256, game_of(moves));
    for (bool offers = true; log.last() < entries; offers = !offers)
        (void)log.take(Author::black, offers ? "offer pause" : "decline 0", log.last() * 1000, 0);
    return log.entries();
}

void fold(benchmark::State& state, const std::vector<LogEntry>& entries) {
    for (auto _ : state) benchmark::DoNotOptimize(GameLog::of("game", sha256, entries)->head());
}

void fold_a_game(benchmark::State& state) { fold(state, game_of(static_cast<int>(state.range(0)))); }
void fold_the_longest_log(benchmark::State& state) { fold(state, longest_of(400, 4610)); }
void fold_the_most_moves(benchmark::State& state) { fold(state, game_of(4600)); }

}  // namespace

BENCHMARK(fold_a_game)->Arg(200)->Arg(400)->Unit(benchmark::kMicrosecond);
BENCHMARK(fold_the_longest_log)->Unit(benchmark::kMicrosecond);
BENCHMARK(fold_the_most_moves)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
