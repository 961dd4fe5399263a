// Proof: what a defender has been shown to keep, moving second, under every ban on repetition.
#pragma once

#include "analysis/proof/strategy.hpp"
#include "analysis/proof/zone.hpp"

#include <array>
#include <vector>

namespace shinpan::inline analysis {

// Who is thought to own what. It guides a proof and proves nothing: a wrong one costs points proven.
struct Hypothesis {
    PointSet living{};                // stones of both players, whole chains
    std::array<PointSet, 2> owned{};  // the points thought to be each player's, by index_of(player)
};

// A zone with its goal and the strategy that reaches it.
struct ProvenZone {
    Zone zone;
    ZoneGoal goal;
    Strategy strategy;
    int first = pass_in_zone;        // a cell where the defender plays first, and is then second
    std::vector<PointSet> beside{};  // the stones of each chain of the zone
};

// What one defender keeps. The zones are disjoint; every chain beside them is safe.
struct Section {
    Color defender = Color::empty;
    bool self_capture = true;  // the attacker may take off their own stones
    PointSet safe{};           // the defender's stones that are never taken
    PointSet held{};           // other points on which no opposing stone ever becomes uncapturable
    std::vector<ProvenZone> zones{};
    PointSet agreed{};          // the defender's points by agreement: as far as they are, this is proven
    long nodes = 0;             // searched
    long looks = 0;             // zones that were made or asked about, searched or not
    bool is_cut_short = false;  // all the work allowed was done: with more, more may be proven

    PointSet kept() const { return safe | held; }
};

}  // namespace shinpan::analysis
