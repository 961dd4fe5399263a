// Events for tests, small enough to be followed by hand.
#pragma once

#include "tournament/event/event.hpp"

#include <stdexcept>
#include <string>
#include <vector>

namespace shinpan::tournament {

inline void must(const Result<void, BadInput>& done) {
    if (!done) throw std::logic_error(done.error().what);
}

// A McMahon tournament of so many rounds, with players A, B, C, ... of these ranks.
inline Event event_of(const std::vector<int>& ranks, int rounds = 3, System system = System::mcmahon) {
    Conditions laid = usual_conditions(system);
    laid.title = "A test";
    laid.rounds = rounds;
    Event event = *Event::begin(laid, 0);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        must(event.take(
            Registered{Player{.name = std::string(1, static_cast<char>('A' + i)), .rank = ranks[i]}}, 0));
    return event;
}

// A game of the next table of that list.
inline PairedGame even_game(int table, PlayerNumber white, PlayerNumber black) {
    return {.table = table, .white = white, .black = black};
}

inline Paired by_hand(int round, std::vector<PairedGame> games, std::vector<PlayerNumber> byes = {}) {
    return {.round = round, .method = "by hand", .games = std::move(games), .byes = std::move(byes)};
}

}  // namespace shinpan::tournament
