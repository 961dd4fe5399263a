// A tournament with so many players who have played so many rounds, at random and always the same.
#pragma once

#include "tournament/event/event.hpp"

#include <algorithm>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace shinpan::tournament {

inline Event big_event(int players, int rounds) {
    Conditions laid = usual_conditions(System::mcmahon);
    laid.title = "Big";
    laid.rounds = rounds;
    std::vector<Entry> entries{{1, 0, LaidDown{laid}}};
    const auto add = [&](Deed deed) {
        entries.push_back({static_cast<int>(entries.size()) + 1, 0, std::move(deed)});
    };
    std::mt19937 chance(7);
    for (int i = 1; i <= players; ++i)
        add(Registered{
            Player{.number = i, .name = "P" + std::to_string(i), .rank = static_cast<int>(chance() % 40)}});
    std::vector<PlayerNumber> order(static_cast<std::size_t>(players));
    std::iota(order.begin(), order.end(), 1);
    for (int round = 1; round <= rounds; ++round) {
        std::shuffle(order.begin(), order.end(), chance);
        Paired paired{.round = round, .method = "by hand"};
        for (std::size_t i = 0; i + 1 < order.size(); i += 2)
            paired.games.push_back({.table = static_cast<int>(i / 2) + 1,
                                    .white = order[i],
                                    .black = order[i + 1],
                                    .handicap = static_cast<int>(chance() % 3),
                                    .end = static_cast<GameEnd>(1 + chance() % 3)});
        add(std::move(paired));
    }
    return *Event::of(std::move(entries));
}

}  // namespace shinpan::tournament
