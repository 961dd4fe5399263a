// Strategy: what the defender answers to every play of the attacker in a zone, down to states in which they
// can pass forever. It is what a certificate holds.
#pragma once

#include "analysis/proof/zone.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::inline analysis {

inline constexpr int pass_in_zone = -1;

// What a zone is to show: all chains next to it live, and no stone of the attacker ever becomes uncapturable
// on the held cells.
struct ZoneGoal {
    Cells held = 0;
    bool self_capture = true;  // the attacker may take off their own stones
};

struct StrategyNode {
    struct Answer {
        std::int8_t attack = 0;            // a cell, or pass_in_zone
        std::int8_t reply = pass_in_zone;  // a cell, or pass_in_zone
        int child = 0;                     // a later node
    };
    ZoneState state{};  // the attacker is to play
    // One for each play that changes something, and where points are held one with a play for the attacker's
    // pass, so that they cannot rest; none at a leaf.
    std::vector<Answer> answers{};
    bool leaf = false;
};

// Nodes in an order in which answers lead onwards only; the first one is the start.
struct Strategy {
    std::vector<StrategyNode> nodes{};
    std::optional<ZoneState> before{};  // what stood there before the defender's first play, if they made one
};

// What stands after each of the attacks that are answered.
std::vector<ZoneState> after_attacks(const Zone&, const StrategyNode&);

// May no ban on repetition forbid an answer? None brings back what stood before it on some path, stones of
// the attacker aside that have come since, and none takes back a ko.
bool respects_bans(const Zone&, const Strategy&);

}  // namespace shinpan::analysis
