#include "analysis/network/weights.hpp"

#include "base/bytes.hpp"

#include <cassert>

namespace shinpan::inline analysis {
namespace {

LayerScale scale_in(ByteReader& reader) {
    LayerScale scale;
    for (std::int32_t& factor : scale.factors) factor = reader.whole<std::int32_t>();
    for (std::int32_t& offset : scale.offsets) offset = reader.whole<std::int32_t>();
    return scale;
}

}  // namespace

NetworkWeights network_weights(std::span<const std::uint8_t> bytes) {
    ByteReader reader(bytes);
    const std::size_t planes = reader.whole<std::uint32_t>(), layers = reader.whole<std::uint32_t>();
    assert(layers % 2 == 1);
    NetworkWeights weights;
    for (std::size_t layer = 0; layer < layers; ++layer)
        weights.layers.push_back({.scale = scale_in(reader)});
    std::size_t inputs = planes;
    for (LayerWeights& layer : weights.layers) {
        layer.weights.resize(network_channels * window_area * inputs);
        for (std::int16_t& weight : layer.weights) weight = reader.whole<std::int8_t>();
        inputs = network_channels;
    }
    for (float& weight : weights.judgement) weight = reader.fraction();
    weights.straight.resize(planes);
    for (float& weight : weights.straight) weight = reader.fraction();
    assert(reader.at_end());
    return weights;
}

}  // namespace shinpan::analysis
