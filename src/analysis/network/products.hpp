// Products: the sums of products that a layer of the network consists of, by instructions that multiply
// sixteen numbers at once where the processor has them. Every processor finds the same.
//
//   const Products products(weights, length);
//   products.sum_up(values, more_values, sums, more_sums);
#pragma once

#include "analysis/network/weights.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan::inline analysis {

class Products {
public:
    using Sums = std::array<std::int32_t, network_channels>;

    // `length` weights for each channel, one channel after the other. Precondition: an even length.
    Products(std::span<const std::int16_t> weights, std::size_t length);

    std::size_t length() const { return length_; }

    // For each channel the sum of so many values times its weights, for two rows of values.
    void sum_up(const std::int16_t* values, const std::int16_t* more, Sums&, Sums& more_sums) const;

private:
    std::size_t length_;
    std::vector<std::int16_t> weights_;  // in the order in which they are needed here
};

}  // namespace shinpan::analysis
