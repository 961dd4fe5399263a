// PairingTask: all that a method of pairing knows of a round: who is to be paired, and what each brings
// along.
#pragma once

#include "tournament/event/event.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace shinpan::tournament {

struct PlayerToPair {
    PlayerNumber number = nobody;
    std::string name{};
    int score = 0;     // whole points by which groups are made, rounded down
    int category = 1;  // 1 is the highest
    int place = 0;     // in the group of equal score and category, from 0
    int group_size = 1;
    int balance = 0;                        // games with White less games with Black, even games alone
    std::vector<PlayerNumber> opponents{};  // whom they met; one entry a game
    int rank = 0;
    int rating = 0;
    std::string country{};  // in small letters, as clubs
    std::string club{};
    std::string club_group{};  // empty where the club is in none
    int start_score = 0;       // whole points of the McMahon score before the first round
    int mcmahon = 0;           // and now
    HalfPoints wins{};
    int drawn_up = 0;    // games against a higher group
    int drawn_down = 0;  // against a lower one
    int byes = 0;
    int pseudo_rank = 0;    // the rank that handicaps are told from
    bool is_above = false;  // above one of the thresholds of the settings
};

struct PairingTask {
    int round = 1;
    Conditions conditions{};
    std::vector<PlayerToPair> players{};  // by number
};

// How often these two have met.
int meetings(const PlayerToPair&, const PlayerToPair&);

// Of equal category and score.
bool are_one_group(const PlayerToPair&, const PlayerToPair&);

// The stones of a game between them.
int handicap_between(const PairingTask&, const PlayerToPair&, const PlayerToPair&);

// The seeding of the task's round.
Seeding seeding_of(const PairingTask&);

// A number below `bound` that the event's seed, the round and these two give, in whichever order they stand.
std::uint64_t chance(const PairingTask&, PlayerNumber, PlayerNumber, std::uint64_t bound);

}  // namespace shinpan::tournament
