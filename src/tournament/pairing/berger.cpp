#include "tournament/pairing/berger.hpp"

#include <cstddef>
#include <utility>

namespace shinpan::tournament {

int berger_rounds(std::size_t players) {
    return players < 2 ? 0 : static_cast<int>(players % 2 == 0 ? players - 1 : players);
}

// All but the last stand in a circle that turns by half its size each round; those opposite each other meet,
// and the last meets whom nobody is opposite.
std::vector<BergerGame> berger_round(std::span<const PlayerNumber> players, int round) {
    std::vector<PlayerNumber> all(players.begin(), players.end());
    if (all.size() < 2) return {};
    if (all.size() % 2 == 1) all.push_back(nobody);
    const std::size_t circle = all.size() - 1;
    const auto turn = static_cast<std::size_t>(round - 1) % circle;
    const bool is_second_time = (static_cast<std::size_t>(round - 1) / circle) % 2 == 1;
    const std::size_t start = turn * (all.size() / 2) % circle;
    std::vector<BergerGame> games;
    const bool is_lasts_turn = turn % 2 == 1;
    games.push_back(is_lasts_turn ? BergerGame{all[circle], all[start]}
                                  : BergerGame{all[start], all[circle]});
    for (std::size_t away = 1; away <= (circle - 1) / 2; ++away)
        games.push_back({all[(start + away) % circle], all[(start + circle - away) % circle]});
    for (BergerGame& game : games) {
        if (is_second_time) std::swap(game.white, game.black);
        if (game.white == nobody) std::swap(game.white, game.black);
    }
    return games;
}

}  // namespace shinpan::tournament
