// What the bot's network has learned: how likely a strong player is to play on a point.
#pragma once

#include "analysis/network/weights.hpp"
#include "bot/features/planes.hpp"

namespace shinpan {

extern const std::string_view move_network_letters_first, move_network_letters_second;
extern const std::array<LayerScale, 7> move_network_scales;
extern const std::array<float, network_channels> move_network_judgement;
extern const std::array<float, plane_count> move_network_straight;

inline NetworkWeights move_network() {
    return {.letters = {move_network_letters_first, move_network_letters_second},
            .scales = move_network_scales,
            .judgement = move_network_judgement,
            .straight = move_network_straight};
}

}  // namespace shinpan
