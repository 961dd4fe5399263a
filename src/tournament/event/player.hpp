// Player: somebody who takes part in a tournament, or a team whose members are players.
#pragma once

#include "base/half_points.hpp"

#include <map>
#include <string>
#include <vector>

namespace shinpan::tournament {

// Players are numbered from 1 in the order in which they registered.
using PlayerNumber = int;

inline constexpr PlayerNumber nobody = 0;

struct Player {
    PlayerNumber number = nobody;
    std::string name{};   // the family name; of a team, its whole name
    std::string given{};  // the other names; empty where they have none
    std::string country{};
    std::string club{};
    int rank = 0;                              // 30 kyu = 0, 1 kyu = 29, 1 dan = 30 (go/rules/handicap.hpp)
    int rating = 0;                            // on the scale on which 1 dan is 2100 and each grade 100
    bool is_rated = false;                     // `rating` was looked up; false: it follows from the rank
    int correction = 0;                        // whole points added to the start score
    bool is_there = true;                      // false: preliminary, not checked in yet, and not paired
    std::map<std::string, std::string> ids{};  // their number in a list elsewhere: "egd", "ffg", "aga"
    std::vector<PlayerNumber> members{};       // of a team, in the order of its boards

    friend bool operator==(const Player&, const Player&) = default;
};

// "30k" to "1k", "1d" and up: the short form of a rank that lists of players have.
std::string rank_text(int rank);

// The middle of that rank on the scale of `rating`: 2100 for 1 dan.
int rating_of(int rank);

// The rank whose middle is nearest, from 30k to 9d; the lower limit of a rank belongs to it: 2050 is 1d, 2049
// 1k.
int rank_of(int rating);

}  // namespace shinpan::tournament
