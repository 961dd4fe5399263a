#include "analysis/network/weights.hpp"

#include "base/bytes.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <cstdint>
#include <vector>

namespace shinpan {
namespace {

constexpr std::size_t planes = 2, layers = 3;

std::size_t weights_of(std::size_t layer) {
    return network_channels * window_area * (layer == 0 ? planes : network_channels);
}

// Counts up in each table, from the layer's number.
std::vector<std::uint8_t> file() {
    std::vector<std::uint8_t> bytes;
    ByteWriter writer(bytes);
    writer.whole(static_cast<std::uint32_t>(planes));
    writer.whole(static_cast<std::uint32_t>(layers));
    for (std::size_t layer = 0; layer < layers; ++layer) {
        for (std::size_t i = 0; i < network_channels; ++i) writer.whole(static_cast<std::int32_t>(layer + i));
        for (std::size_t i = 0; i < network_channels; ++i)
            writer.whole(-static_cast<std::int32_t>(layer + i));
    }
    for (std::size_t layer = 0; layer < layers; ++layer)
        for (std::size_t i = 0; i < weights_of(layer); ++i)
            writer.whole(static_cast<std::int8_t>((layer + i) % 85 - 42));
    for (std::size_t i = 0; i < network_channels + planes; ++i)
        writer.whole(std::bit_cast<std::uint32_t>(-0.5f * static_cast<float>(i)));
    return bytes;
}

}  // namespace

TEST_CASE("the weights of a network are read as they lie in its file") {
    const NetworkWeights read = network_weights(file());
    REQUIRE(read.layers.size() == layers);
    for (std::size_t layer = 0; layer < layers; ++layer) {
        const LayerWeights& of = read.layers[layer];
        CAPTURE(layer);
        CHECK(of.scale.factors[5] == static_cast<std::int32_t>(layer + 5));
        CHECK(of.scale.offsets[31] == -static_cast<std::int32_t>(layer + 31));
        CHECK(of.weights.size() == weights_of(layer));
        CHECK(of.weights.front() == static_cast<int>(layer) - most_weight);
        CHECK(of.weights[84 - layer] == most_weight);
    }
    CHECK(read.judgement[4] == -2.0f);
    CHECK(read.straight == std::vector<float>{-16.0f, -16.5f});
}

}  // namespace shinpan
