#include "played_on.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

namespace shinpan::bench {
namespace {

constexpr int most_moves = 60;

// "B+5.5", "W+34.5", "0".
double margin_of(const std::string& result) {
    if (result.size() < 3) return 0;
    const double margin = std::stod(result.substr(2));
    return result[0] == 'B' ? margin : -margin;
}

}  // namespace

double PlayedOn::as_stopped(const Game& game) {
    program_.set_up(game);
    return margin_of(program_.ask("final_score"));
}

double PlayedOn::played_on(const Game& game, Color by) {
    program_.set_up(game);
    for (int moves = 0, passes = 0; moves < most_moves && passes < 2; ++moves, by = other(by))
        passes = program_.genmove(by).is == BotMove::Move::play ? 0 : passes + 1;
    return margin_of(program_.ask("final_score"));
}

void PlayedOn::look_at(const Game& game) {
    ++games_;
    const double margin = as_stopped(game);
    for (Color by : {Color::black, Color::white}) {
        const double more = played_on(game, by) - margin;
        const double given = by == Color::black ? more : -more;
        if (given <= 0) continue;
        std::printf("(%s's pass gave %.1f away) ", by == Color::black ? "Black" : "White", given);
        ++bad_passes_;
        given_away_ += given;
        worst_ = std::max(worst_, given);
    }
}

void PlayedOn::print() const {
    std::printf("played on: %d games, %d passes gave points away, %.1f in all, %.1f at most\n", games_,
                bad_passes_, given_away_, worst_);
}

}  // namespace shinpan::bench
