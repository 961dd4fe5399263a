// OwnershipSource: where a first guess of who will own what comes from. The estimate believes it only where
// nothing is proven. What has learned from games, from tactical playouts, is one source; another network may
// be set in its place.
//
//   EstimateSettings settings;
//   settings.source = [&](const Question& q) { return network.guesses(q.position); };
#pragma once

#include "analysis/playout/ownership.hpp"
#include "go/board/position.hpp"

#include <array>
#include <cstdint>
#include <functional>

namespace shinpan::inline analysis {

struct Question {
    const Position& position;
    int playouts = 0;        // how much work the answer may cost, in playouts; at least 2
    std::uint64_t seed = 1;  // the same question has the same answer
};

// How often each point was whose, by index_of(who moves first). A source without playouts of its own answers
// in parts of any whole.
using Guesses = std::array<Ownership, 2>;

using OwnershipSource = std::function<Guesses(const Question&)>;

// Half of the playouts for each to move first. Precondition of both: every chain has a liberty.
Guesses tactical_guesses(const Question&);

// For stones, how often such ones remained in games where playouts came out like that; for empty points, what
// the playouts say.
Guesses learned_guesses(const Question&);

}  // namespace shinpan::analysis
