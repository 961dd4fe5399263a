// What a network has learned, for Network's constructor, and how it is read from its file in data/, whose
// layout data/README.md describes.
//
//   const NetworkWeights weights = network_weights(move_network_bytes());
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan::inline analysis {

inline constexpr std::size_t network_channels = 32;
inline constexpr std::size_t window_side = 3;
inline constexpr std::size_t window_area = window_side * window_side;

inline constexpr int most_weight = 42;  // of a layer, up or down

// Of each channel that a layer has: what the sum of its products is multiplied with, in 2 to the 20ths, and
// what is added to that.
struct LayerScale {
    std::array<std::int32_t, network_channels> factors{};
    std::array<std::int32_t, network_channels> offsets{};
};

// The weights: for each channel the rows above, of and below a point, in each its left, itself and its right,
// and for these all planes, or all channels of the layer before.
struct LayerWeights {
    LayerScale scale{};
    std::vector<std::int16_t> weights{};
};

struct NetworkWeights {
    std::vector<LayerWeights> layers{};               // an odd number: one, and two a block
    std::array<float, network_channels> judgement{};  // of the last layer's channels, for the sum
    std::vector<float> straight{};  // of each plane, for it too; as many as there are planes
};

// Precondition: the bytes are those of such a file.
NetworkWeights network_weights(std::span<const std::uint8_t> bytes);

}  // namespace shinpan::analysis
