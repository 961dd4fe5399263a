// Board, referee and playouts on one core: nanoseconds a move. The games are those of the folder that
// SHINPAN_GAMES names, or of ../shared/bench, or, without either, random ones made here. Before anything is
// measured, move lists with an occupied point, a self-capture and a ko retaken at once must be refused.
#include "random_games.hpp"

#include "analysis/playout/playout.hpp"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>

using namespace shinpan;

namespace {

std::vector<MoveList> made_games(Size size, int count) {
    std::vector<MoveList> games;
    Playout playout(size, 1);
    for (int i = 0; i < count; ++i) {
        Board board(size);
        MoveList& game = games.emplace_back();
        History history(board, Color::black);
        Color mover = Color::black;
        for (int passes = 0; passes < 2; mover = other(mover)) {
            Point at = playout.choose(board, mover, SimpleKo{});
            if (at != no_point && history.repeats(positional_superko, board, mover, at)) at = no_point;
            game.push_back(at);
            passes = at == no_point ? passes + 1 : 0;
            if (at == no_point) {
                history.add_pass(mover);
                continue;
            }
            const Played played = board.play(mover, at);
            history.add_play(mover, at, played, board);
        }
    }
    return games;
}

std::vector<MoveList> games_of(int side) {
    const char* const folder = std::getenv("SHINPAN_GAMES");
    const Size size{static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)};
    const std::string name = "/random_games_" + std::to_string(side) + ".txt.gz";
    auto games = read_random_games((folder != nullptr ? folder : "../shared/bench") + name, size);
    return games.empty() ? made_games(size, 200) : games;
}

// Shown as the processor time of one move.
void set_move_time(benchmark::State& state, double moves) {
    state.counters["move"] =
        benchmark::Counter(moves, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// `first_refused_of` names the first move of a game that is refused, if any.
template <class F>
void referee(benchmark::State& state, F first_refused_of) {
    const int side = static_cast<int>(state.range(0));
    const Size size{static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)};
    const auto games = games_of(side);
    const Board empty(size);
    for (auto _ : state)
        for (const MoveList& game : games)
            if (first_refused_of(empty, game)) return state.SkipWithError("a legal move was refused");
    set_move_time(state, static_cast<double>(count_moves(games)) * static_cast<double>(state.iterations()));
}

void simple_ko(benchmark::State& state) {
    referee(state, [](const Board& empty, const MoveList& game) { return first_refused(empty, game); });
}

void superko(benchmark::State& state, const Repetition& ban) {
    const Ruleset rules = with_ban(ban);
    referee(state,
            [&](const Board& empty, const MoveList& game) { return first_refused(rules, empty, game); });
}

void playouts(benchmark::State& state) {
    const int side = static_cast<int>(state.range(0));
    const Size size{static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)};
    const Board empty(size);
    Playout playout(size, 1);
    double moves = 0;
    for (auto _ : state) {
        playout.run(empty, Color::black);
        moves += playout.moves();
    }
    set_move_time(state, moves);
    state.counters["playouts/s"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

// Does the loop that is measured refuse what it should, and at the right move?
bool refuses_wrong_lists() {
    const Board empty(Size{4, 3});
    const auto list = [](std::initializer_list<std::pair<int, int>> points) {
        MoveList moves;
        for (const auto& [col, row] : points) moves.push_back(point(col, row));
        return moves;
    };
    const MoveList occupied = list({{0, 0}, {0, 0}});
    const MoveList self_capture = list({{1, 0}, {3, 2}, {0, 1}, {0, 0}});
    const MoveList ko = list({{1, 0}, {2, 0}, {0, 1}, {3, 1}, {1, 2}, {2, 2}, {2, 1}, {1, 1}, {2, 1}});
    if (first_refused(empty, occupied) != 2) return false;
    if (first_refused(empty, self_capture) != 4) return false;
    if (first_refused(empty, ko) != 9) return false;
    for (const Repetition& ban : {positional_superko, situational_superko}) {
        const Ruleset rules = with_ban(ban);
        if (first_refused(rules, empty, occupied) != 2) return false;
        if (first_refused(rules, empty, self_capture) != 4) return false;
        if (first_refused(rules, empty, ko) != 9) return false;
    }
    return true;
}

BENCHMARK(simple_ko)->Arg(9)->Arg(13)->Arg(19);
BENCHMARK_CAPTURE(superko, positional_superko, positional_superko)->Arg(9)->Arg(13)->Arg(19);
BENCHMARK_CAPTURE(superko, situational_superko, situational_superko)->Arg(9)->Arg(13)->Arg(19);
BENCHMARK(playouts)->Arg(9)->Arg(13)->Arg(19);

}  // namespace

int main(int argc, char** argv) {
    if (!refuses_wrong_lists()) {
        std::fputs("a wrong move list was not refused: nothing is measured\n", stderr);
        return 1;
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::RunSpecifiedBenchmarks();
}
