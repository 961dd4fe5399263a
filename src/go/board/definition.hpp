// What a play does, straight from the definition and without any bookkeeping: the standard that the fast
// board is held against. Slow.
//
//   Position next = now;
//   Played played = play_by_definition(next, Color::black, at);
#pragma once

#include "go/board/position.hpp"

#include <cstdint>

namespace shinpan::inline go {

// Stones that a play removed: `taken` of the opponent's, `given_up` of the mover's own (the stone just played
// counts, if it went too).
struct Played {
    int taken = 0;
    int given_up = 0;

    friend bool operator==(const Played&, const Played&) = default;
};

// Puts the stone down, lifts the opponent's chains without liberties, then the mover's chain if it still has
// none. Legality is not decided here. Precondition: `at` is an empty point.
Played play_by_definition(Position&, Color mover, Point at);

// The empty points beside the chain that holds p. Precondition: a stone stands on p.
PointSet liberties_by_definition(const Position&, Point p);

// The hash that a board with this position must have.
std::uint64_t hash_by_definition(const Position&);

}  // namespace shinpan::go
