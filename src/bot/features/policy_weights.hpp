// What the policy has learned, for Policy's constructor, and how it lies in its file in data/, whose layout
// data/README.md describes.
//
//   const Policy policy(policy_weights(move_policy_bytes()));
#pragma once

#include "bot/features/move_features.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan::inline bot {

inline constexpr int weight_parts = 8;  // of a weight of 1, for patterns
inline constexpr int most_parts = 31;   // up or down

// A pattern by its number, and the weight of a move there.
struct WeighedPattern {
    std::uint32_t number = 0;
    int parts = 0;

    bool operator==(const WeighedPattern&) const = default;
};

struct PolicyWeights {
    std::array<std::int16_t, feature_count> features{};  // hundredths
    std::vector<WeighedPattern> patterns{};
};

// Precondition: the bytes are those of such a file.
PolicyWeights policy_weights(std::span<const std::uint8_t> bytes);

// Such a file. Precondition: the patterns are in the order of their numbers, which differ, and their
// parts within bounds.
std::vector<std::uint8_t> bytes_of(const PolicyWeights&);

// data/move_policy.bin, which the build puts in.
std::span<const std::uint8_t> move_policy_bytes();

}  // namespace shinpan::bot
