#include "analysis/network/products.hpp"

#include "analysis/playout/random.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace shinpan {
namespace {

std::vector<std::int16_t> drawn(Random& random, std::size_t count, int most) {
    std::vector<std::int16_t> numbers;
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = static_cast<int>(random.below(2 * static_cast<std::size_t>(most) + 1)) - most;
        numbers.push_back(static_cast<std::int16_t>(value));
    }
    return numbers;
}

std::int64_t sum_of_products(const std::vector<std::int16_t>& values, const std::int16_t* weights) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) sum += std::int64_t{values[i]} * weights[i];
    return sum;
}

}  // namespace

TEST_CASE("each channel's sum is that of its own weights, for both rows of values") {
    Random random(5);
    for (const std::size_t length : {std::size_t{2}, std::size_t{18}, 9 * std::size_t{network_channels}}) {
        const auto weights = drawn(random, network_channels * length, most_weight);
        const auto values = drawn(random, length, 8191), more = drawn(random, length, 8191);
        const Products products(weights, length);
        Products::Sums sums{}, more_sums{};
        products.sum_up(values.data(), more.data(), sums, more_sums);
        for (std::size_t channel = 0; channel < network_channels; ++channel) {
            CAPTURE(channel);
            CHECK(sums[channel] == sum_of_products(values, &weights[channel * length]));
            CHECK(more_sums[channel] == sum_of_products(more, &weights[channel * length]));
        }
    }
}

}  // namespace shinpan
