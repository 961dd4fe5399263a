// What the network has learned, for Network's constructor. The figures are written by learn_network.py.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shinpan {

inline constexpr std::size_t network_channels = 32;
inline constexpr std::size_t network_layers = 7;

inline constexpr int most_letter_weight = 42;  // up or down
inline constexpr char letter_of_zero = 'T';    // of the weight 0; each letter after it is one more

// Of each channel that a layer has: what the sum of its products is multiplied with, in 2 to the 20ths, and
// what is added to that.
struct LayerScale {
    std::array<std::int32_t, network_channels> factors{};
    std::array<std::int32_t, network_channels> offsets{};
};

// A letter for each weight, in two halves: layer by layer, for each channel that it has the rows above, of
// and below a point, in each its left, itself and its right, and for these all channels of the layer before.
using NetworkLetters = std::array<std::string_view, 2>;

struct NetworkWeights {
    NetworkLetters letters{};
    std::array<LayerScale, network_layers> scales{};
    std::array<float, network_channels> judgement{};  // of the last layer's channels, for the logarithm
    float strength = 0;                               // of the plane of that name, for it too
};

extern const std::string_view network_letters_first, network_letters_second;
extern const std::array<LayerScale, network_layers> network_scales;
extern const std::array<float, network_channels> network_judgement;
extern const float network_strength;

}  // namespace shinpan
