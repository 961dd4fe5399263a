// shinpan_moves SIZE FILE RULE PASSES: referees every game of the file PASSES times and prints the number of
// moves of one pass. RULE is simple (the ko rule alone, without a history), positional or situational. Run
// under callgrind by tools/instructions.sh: the difference of two runs is what the moves cost.
//
// shinpan_moves SIZE playouts COUNT: plays so many uniform playouts from the empty board and prints their
// moves and, on the error output, what they took of processor time. It needs no benchmark library, so it can
// be linked statically and run where there is none.
#include "random_games.hpp"

#include "analysis/playout/playout.hpp"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

using namespace shinpan;

namespace {

int play_out(Size size, int count) {
    const Board empty(size);
    Playout playout(size, 1);
    long moves = 0;
    const std::clock_t begun = std::clock();
    for (int i = 0; i < count; ++i) {
        playout.run(empty, Color::black);
        moves += playout.moves();
    }
    const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    std::printf("%ld\n", moves);
    std::fprintf(stderr, "%dx%d: %.0f playouts a second, %.1f ns a move\n", size.cols, size.rows,
                 count / seconds, seconds * 1e9 / static_cast<double>(moves));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 4 && std::string_view(argv[2]) == "playouts") {
        const auto side = static_cast<std::uint8_t>(std::atoi(argv[1]));
        return play_out({side, side}, std::atoi(argv[3]));
    }
    if (argc != 5) {
        std::fputs(
            "usage: shinpan_moves SIZE FILE simple|positional|situational PASSES\n"
            "       shinpan_moves SIZE playouts COUNT\n",
            stderr);
        return 2;
    }
    const auto side = static_cast<std::uint8_t>(std::atoi(argv[1]));
    const std::string_view rule = argv[3];
    const Ruleset rules = with_ban(rule == "situational" ? situational_superko : positional_superko);
    const Size size{side, side};
    const auto games = read_random_games(argv[2], size);
    const Board empty(size);
    for (int pass = 0; pass < std::atoi(argv[4]); ++pass)
        for (const MoveList& game : games)
            if (const auto refused =
                    rule == "simple" ? first_refused(empty, game) : first_refused(rules, empty, game)) {
                std::fprintf(stderr, "move %zu is refused\n", *refused);
                return 1;
            }
    std::printf("%zu\n", count_moves(games));
    return games.empty();
}
