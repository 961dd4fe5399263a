// Events drawn by chance, for the round trips of file formats: what every format can say, and no more.
#pragma once

#include "tournament/played.hpp"

#include <rapidcheck.h>

#include <numeric>
#include <vector>

namespace shinpan::tournament {

// What of an event a format keeps is drawn; the rest is as usual.
struct Drawing {
    bool handicaps = true;
    bool byes = true;
    bool absences = true;
    bool defaults = true;
    bool both = true;  // games that both win or both lose
    bool ties = true;
    bool unknown = true;  // games without a result
};

inline int drawn_number(int from, int to) { return *rc::gen::inRange(from, to + 1); }

inline GameEnd drawn_end(const Drawing& of) {
    std::vector<GameEnd> ends{GameEnd::white_wins, GameEnd::black_wins};
    if (of.ties) ends.push_back(GameEnd::tie);
    if (of.unknown) ends.push_back(GameEnd::unknown);
    if (of.both) ends.insert(ends.end(), {GameEnd::both_lose, GameEnd::both_win});
    return *rc::gen::elementOf(ends);
}

// Players "Rank 7 Ann", ...: names and clubs with letters beyond ASCII, too.
inline Player drawn_player(int number) {
    static const std::vector<std::string> names{"Meier",        "Müller", "Åström",
                                                "van der Berg", "Игорь",  "O'Neil"};
    static const std::vector<std::string> clubs{"", "C01", "Köln", "Par"};
    return {.name = *rc::gen::elementOf(names) + std::to_string(number),
            .given = *rc::gen::elementOf(std::vector<std::string>{"Ann", "Bo", "José", "Zoë Marie"}),
            .country = *rc::gen::elementOf(std::vector<std::string>{"FR", "DE", "RU"}),
            .club = *rc::gen::elementOf(clubs),
            .rank = drawn_number(0, 38)};
}

inline void draw_round(Event& event, int round, const Drawing& of) {
    std::vector<PlayerNumber> free(event.players().size());
    std::iota(free.begin(), free.end(), 1);
    for (std::size_t i = free.size(); i > 1; --i)
        std::swap(free[i - 1], free[static_cast<std::size_t>(drawn_number(0, static_cast<int>(i) - 1))]);
    if (of.absences && free.size() > 2 && drawn_number(0, 1) == 1) {
        enter(event, Attendance{free.back(), round, round, RoundState::agreed_absent});
        free.pop_back();
    }
    std::vector<PlayerNumber> byes;
    if (of.byes && free.size() % 2 == 1) byes.push_back(free.back());
    std::vector<Played> games;
    for (std::size_t i = 0; i + 1 < free.size(); i += 2) {
        const GameEnd end = drawn_end(of);
        games.push_back({free[i], free[i + 1], end, of.handicaps ? drawn_number(0, 9) : 0,
                         of.defaults && end != GameEnd::unknown && drawn_number(0, 4) == 0});
    }
    play(event, round, games, byes);
}

inline Event drawn_event(const Conditions& laid, const Drawing& of = {}) {
    Event event = *Event::begin(laid, 0);
    const int players = drawn_number(2, 12);
    for (int i = 1; i <= players; ++i) enter(event, Registered{drawn_player(i)});
    for (int round = 1; round <= laid.rounds; ++round) draw_round(event, round, of);
    return event;
}

}  // namespace shinpan::tournament
