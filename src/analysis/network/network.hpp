// Network: what something that has learned to see the whole board thinks of each point. A tower of residual
// convolution layers (He, Zhang, Ren, Sun 2015), in whole numbers up to the last sum, so that every machine
// finds the same.
//
//   static const Network network(network_weights(move_network_bytes()));
//   const std::vector<float> strengths = network.judge(planes.size(), planes.values());
#pragma once

#include "analysis/network/products.hpp"
#include "analysis/network/weights.hpp"
#include "go/board/point.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan::inline analysis {

class Network {
public:
    // Precondition: each layer has as many weights as there are planes or channels before it.
    explicit Network(const NetworkWeights&);

    // A sum for each point, row by row, from the planes of each, in the same order (planes.hpp).
    // Precondition: as many planes as were learned from.
    std::vector<float> judge(Size, std::span<const std::int16_t> planes) const;

private:
    struct Layer {
        LayerScale scale;
        Products products;
    };

    std::vector<Layer> layers_{};
    std::array<float, network_channels> judgement_;
    std::vector<float> straight_;
};

}  // namespace shinpan::analysis
