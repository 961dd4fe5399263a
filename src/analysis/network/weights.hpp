// What a network has learned, for Network's constructor. The figures are written by learn_moves.py and
// learn_fate.py.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace shinpan {

inline constexpr std::size_t network_channels = 32;

inline constexpr int most_letter_weight = 42;  // up or down
inline constexpr char letter_of_zero = 'T';    // of the weight 0; each letter after it is one more

// Of each channel that a layer has: what the sum of its products is multiplied with, in 2 to the 20ths, and
// what is added to that.
struct LayerScale {
    std::array<std::int32_t, network_channels> factors{};
    std::array<std::int32_t, network_channels> offsets{};
};

// A letter for each weight, in two halves: layer by layer, for each channel that it has the rows above, of
// and below a point, in each its left, itself and its right, and for these all planes, or all channels of the
// layer before.
using NetworkLetters = std::array<std::string_view, 2>;

// Views of tables that outlive the network's construction. An odd number of layers: one, and two a block.
struct NetworkWeights {
    NetworkLetters letters{};
    std::span<const LayerScale> scales{};             // a layer each
    std::array<float, network_channels> judgement{};  // of the last layer's channels, for the sum
    std::span<const float> straight{};  // of each plane, for it too; as many as there are planes
};

}  // namespace shinpan
