// Events for tests of pairing: players of given ranks, and rounds that are paired and played by a rule.
#pragma once

#include "tournament/pairing/pair_round.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <vector>

namespace shinpan::tournament {

inline Conditions conditions_for(System system) {
    Conditions laid = usual_conditions(system);
    laid.title = "Spring";
    laid.rounds = 8;
    return laid;
}

// Player 1 is called "P01", and so on.
inline Event event_of(Conditions laid, const std::vector<int>& ranks) {
    Event event = *Event::begin(std::move(laid), 0);
    for (const int rank : ranks) {
        const std::size_t number = event.players().size() + 1;
        const std::string name = (number < 10 ? "P0" : "P") + std::to_string(number);
        REQUIRE(event.take(Registered{{.name = name, .rank = rank}}, 0));
    }
    return event;
}

inline void pair(Event& event, PairingWish wish) {
    auto paired = pair_round(event, wish);
    REQUIRE_MESSAGE(paired, (paired ? "" : paired.error().what));
    auto taken = event.take(*paired, 0);
    REQUIRE_MESSAGE(taken, (taken ? "" : taken.error().what));
}

using EndOf = std::function<GameEnd(const PairedGame&)>;

// The lower number wins.
inline GameEnd lower_wins(const PairedGame& game) {
    return game.white < game.black ? GameEnd::white_wins : GameEnd::black_wins;
}

inline void play(Event& event, int round, const EndOf& end = lower_wins) {
    for (const PairedGame& game : std::vector<PairedGame>(event.round(round).games))
        REQUIRE(event.take(Reported{round, game.white, game.black, end(game)}, 0));
}

inline int times_met(const Event& event, PlayerNumber one, PlayerNumber other) {
    int times = 0;
    for (const Round& round : event.rounds())
        for (const PairedGame& game : round.games) times += has(game, one) && has(game, other) ? 1 : 0;
    return times;
}

inline int byes_of(const Event& event, PlayerNumber player) {
    int byes = 0;
    for (const Round& round : event.rounds()) byes += round.has_bye(player) ? 1 : 0;
    return byes;
}

}  // namespace shinpan::tournament
