// Unconditional life: stones that cannot be taken even if their owner always passes (Benson 1976), and the
// territory that goes with them.
#pragma once

#include "go/board/position.hpp"
#include "go/rules/self_capture.hpp"

namespace shinpan::inline go {

struct UnconditionalLife {
    PointSet alive{};      // the stones of unconditionally alive chains
    PointSet vital{};      // the regions that are vital to one of these chains, opposing stones included
    PointSet territory{};  // the regions that they enclose and in which the opponent cannot live
    PointSet beyond_ko{};  // those of them in which no ko lets the opponent live either
};

// A region is a connected set of points without stones of the player. Where the attacker may take off their
// own stones, a region is vital to a chain only if every point of it, occupied or empty, is next to the
// chain; otherwise only its empty points must be.
//
// Territory is each region without alive stones, other stones of both players included, in which the opponent
// cannot live: if the player passes forever and the opponent plays alone, no stone of the opponent's there
// ever becomes unconditionally alive. docs/theorems.md shows that the opponent comes to life exactly where
// two points that are not neighbours can both become eyes. Such a point has no alive stone of the player's
// beside it, and with it empty and the rest of the region full of the opponent's stones these are one chain.
// Where the opponent may not take off their own stones, their points become no eyes; and of the points next
// to stones of the player's that can be taken, those under the stones themselves do, since the others must be
// filled to take them. Two such stones may also let the opponent live in seki, without two eyes (GNU Go 3.8,
// documentation of unconditional status); that is no territory.
//
// An eye through which stones can be taken may still serve who wins each ko; docs/decisions/ has why that is
// no life here.
UnconditionalLife unconditional_life(const Position&, Color player, SelfCapture attacker);

// Its stones alone.
PointSet unconditionally_alive(const Position&, Color player, SelfCapture attacker);

}  // namespace shinpan::go
