// Policy: how likely a strong player is to choose each move, at a glance. A move's strength is e to the sum
// of the weights of its features (a log-linear model); its chance is its share of the strengths of all
// moves. The weights were learned from games by shinpan_learn_policy. On large boards a network
// (network.hpp), to which they are a hint, judges in their place.
//
//   const std::vector<float> chances = chances_of(game, game.to_move(), moves);
#pragma once

#include "bot/features/planes.hpp"
#include "bot/features/policy_weights.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace shinpan::inline bot {

class Policy {
public:
    // Patterns that are not among those weighed have the weight 0.
    explicit Policy(const PolicyWeights&);

    // The logarithm of the move's strength.
    float weight(const MoveFeatures&) const;

private:
    float weight_around(std::uint32_t number) const;

    std::array<float, feature_count> feature_weights_{};
    std::vector<std::uint32_t> slots_;  // a hash table: the number and, in the lowest bits, the parts
};

// Up to the area of 13x13.
constexpr bool is_small(Size size) { return size.area() <= 169; }

// The moves, which are empty points, with their features and weights.
std::vector<Seen> plays_seen(const Game&, Color by, const std::vector<Point>& moves);

// Of the moves, which are empty points: from 0 to 1, together 1.
std::vector<float> chances_of(const Game&, Color by, const std::vector<Point>& moves);

}  // namespace shinpan::bot
