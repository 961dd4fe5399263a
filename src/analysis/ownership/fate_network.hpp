// What the network of the estimate has learned: what becomes of each point.
#pragma once

#include "analysis/network/weights.hpp"
#include "analysis/ownership/fate_planes.hpp"

namespace shinpan {

extern const std::string_view fate_network_letters_first, fate_network_letters_second;
extern const std::array<LayerScale, 9> fate_network_scales;
extern const std::array<float, network_channels> fate_network_judgement;
extern const std::array<float, fate_plane_count> fate_network_straight;

inline NetworkWeights fate_network() {
    return {.letters = {fate_network_letters_first, fate_network_letters_second},
            .scales = fate_network_scales,
            .judgement = fate_network_judgement,
            .straight = fate_network_straight};
}

}  // namespace shinpan
