// OwnershipSource: where a first guess of who will own what comes from. The estimate asks it twice, with each
// player to move first, and believes it only where nothing is proven. Tactical playouts are one source; a
// network may be set in their place.
//
//   EstimateSettings settings;
//   settings.source = [&](const Question& q) { return network.ownership(q.position, q.first); };
#pragma once

#include "board/position.hpp"
#include "estimate/playout.hpp"

#include <cstdint>
#include <functional>

namespace shinpan {

struct Question {
    const Position& position;
    Color first = Color::black;  // who moves first
    int playouts = 0;            // how much work the answer may cost, in playouts
    std::uint64_t seed = 1;      // the same question has the same answer
};

// How often each point was whose. A source without playouts of its own answers in parts of any whole.
using OwnershipSource = std::function<Ownership(const Question&)>;

// Precondition: every chain has a liberty.
Ownership tactical_ownership(const Question&);

}  // namespace shinpan
