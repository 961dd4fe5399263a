// shinpan_moves SIZE FILE RULE PASSES: referees every game of the file PASSES times and prints the number of
// moves of one pass. RULE is simple (the ko rule alone, without a history), positional or situational. Run
// under callgrind by tools/instructions.sh: the difference of two runs is what the moves cost.
#include "random_games.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace shinpan;

int main(int argc, char** argv) {
    if (argc != 5) {
        std::fputs("usage: shinpan_moves SIZE FILE simple|positional|situational PASSES\n", stderr);
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
