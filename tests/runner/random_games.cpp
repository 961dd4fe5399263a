#include "runner/random_games.hpp"

#include "runner/rules_words.hpp"

#include <random>

namespace shinpan::runner {
namespace {

// Allows everything that some ruleset allows, so that the games hold self-captures and repetitions too.
constexpr Ruleset anything_goes{
    .id = "anything-goes",
    .repetition = {basic_ko, {}},
    .ending = {{.procedure = two_passes, .passes = 100}, {}},
};

std::vector<Point> plays_open_to(const Game& game) {
    std::vector<Point> open;
    for (Point p : game.board().position().points(Color::empty))
        if (!game.refuses_play(game.to_move(), p)) open.push_back(p);
    return open;
}

}  // namespace

GameRecord random_game(Size size, int moves, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    GameRecord record{.size = size};
    Game game(anything_goes, size, {});
    for (int i = 0; i < moves; ++i) {
        const auto open = plays_open_to(game);
        const bool passes = open.empty() || random() % 12 == 0;
        const Event move = passes ? pass(game.to_move()) : play(game.to_move(), open[random() % open.size()]);
        const bool second_pass =
            passes && !record.moves.empty() && record.moves.back().kind == EventKind::pass;
        if (second_pass || !game.apply(move)) break;
        record.moves.push_back(move);
    }
    return record;
}

}  // namespace shinpan::runner
