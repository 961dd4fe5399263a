// Network: what something that has learned to see the whole board thinks of each point. A tower of residual
// convolution layers (He, Zhang, Ren, Sun 2015), in whole numbers up to the last sum, so that every machine
// finds the same.
//
//   static const Network network(move_network());
//   const std::vector<float> strengths = network.judge(planes.size(), planes.values());
#pragma once

#include "analysis/network/products.hpp"
#include "analysis/network/weights.hpp"
#include "go/board/point.hpp"

#include <span>
#include <vector>

namespace shinpan {

class Network {
public:
    // Precondition: as many letters as there are weights.
    explicit Network(const NetworkWeights&);

    // A sum for each point, row by row, from the planes of each, in the same order (planes.hpp).
    std::vector<float> judge(Size, std::span<const std::int16_t> planes) const;

private:
    NetworkWeights weights_;
    std::vector<Products> layers_{};
};

}  // namespace shinpan
