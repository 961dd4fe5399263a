// The terms of a paired game: what stands on the board before it, and what White receives.
#pragma once

#include "tournament/event/event.hpp"

#include <vector>

namespace shinpan::tournament {

struct GameTerms {
    int stones = 0;               // that Black has before White's first move; 0 and 1: none are put
    std::vector<Point> points{};  // where; empty where Black may choose, or White passes
    HalfPoints komi{};
    HalfPoints compensation{};  // for the stones, besides komi, by the rules
    bool is_nigiri = false;     // colors are drawn at the board

    friend bool operator==(const GameTerms&, const GameTerms&) = default;
};

// By the event's rules and board. A handicap that they do not have becomes the largest that they do.
GameTerms terms_of(const Conditions&, const PairedGame&);

// The largest handicap on that board under those rules; 0: they have none.
int largest_handicap(const Conditions&);

}  // namespace shinpan::tournament
