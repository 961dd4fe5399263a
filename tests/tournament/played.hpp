// Events for tests with rounds whose results are written down.
#pragma once

#include "tournament/events.hpp"

#include <string>
#include <utility>
#include <vector>

namespace shinpan::tournament {

inline void enter(Event& event, Deed deed) { must(event.take(std::move(deed), 0)); }

inline Conditions titled(System system, int rounds) {
    Conditions laid = usual_conditions(system);
    laid.title = "Test";
    laid.rounds = rounds;
    return laid;
}

// Players "P1", "P2", ... with these ranks.
inline Event event_of(const Conditions& laid, const std::vector<int>& ranks) {
    Event event = *Event::begin(laid, 0);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        enter(event, Registered{Player{.name = "P" + std::to_string(i + 1), .rank = ranks[i]}});
    return event;
}

struct Played {
    PlayerNumber white;
    PlayerNumber black;
    GameEnd end = GameEnd::white_wins;
    int handicap = 0;
    bool by_default = false;
};

inline void play(Event& event, int round, const std::vector<Played>& games,
                 const std::vector<PlayerNumber>& byes = {}) {
    Paired paired{.round = round, .method = "by hand", .byes = byes};
    for (const Played& game : games)
        paired.games.push_back({.table = static_cast<int>(paired.games.size()) + 1,
                                .white = game.white,
                                .black = game.black,
                                .handicap = game.handicap});
    enter(event, paired);
    for (const Played& game : games)
        if (game.end != GameEnd::unknown)
            enter(event, Reported{round, game.white, game.black, game.end, game.by_default});
}

}  // namespace shinpan::tournament
