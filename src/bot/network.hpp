// Network: how strong each play looks to what has learned from games to see the whole board. A tower of
// residual convolution layers (He, Zhang, Ren, Sun 2015), in whole numbers up to the last sum, so that every
// machine finds the same.
//
//   static const Network network(learned_weights());
//   const std::vector<float> strengths = network.judge(planes);
#pragma once

#include "bot/network_weights.hpp"
#include "bot/planes.hpp"
#include "bot/products.hpp"

#include <vector>

namespace shinpan {

class Network {
public:
    // Precondition: as many letters as there are weights.
    explicit Network(const NetworkWeights&);

    // The logarithm of the strength of a play on each point, row by row, but for what all have in common.
    std::vector<float> judge(const Planes&) const;

private:
    NetworkWeights weights_;
    std::vector<Products> layers_{};
};

NetworkWeights learned_weights();

}  // namespace shinpan
