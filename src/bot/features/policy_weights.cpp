#include "bot/features/policy_weights.hpp"

#include "base/bytes.hpp"

#include <cassert>

namespace shinpan::inline bot {

PolicyWeights policy_weights(std::span<const std::uint8_t> bytes) {
    ByteReader reader(bytes);
    [[maybe_unused]] const std::size_t features = reader.whole<std::uint32_t>();
    assert(features == feature_count);
    PolicyWeights weights;
    weights.patterns.resize(reader.whole<std::uint32_t>());
    for (std::int16_t& feature : weights.features) feature = reader.whole<std::int16_t>();
    std::uint32_t number = 0;
    for (WeighedPattern& one : weights.patterns) {
        number += reader.short_number();
        one = {number, reader.whole<std::int8_t>()};
    }
    assert(reader.at_end());
    return weights;
}

std::vector<std::uint8_t> bytes_of(const PolicyWeights& weights) {
    std::vector<std::uint8_t> bytes;
    ByteWriter writer(bytes);
    writer.whole(static_cast<std::uint32_t>(feature_count));
    writer.whole(static_cast<std::uint32_t>(weights.patterns.size()));
    for (const std::int16_t feature : weights.features) writer.whole(feature);
    std::uint32_t before = 0;
    for (const WeighedPattern& one : weights.patterns) {
        writer.short_number(one.number - before);
        writer.whole(static_cast<std::int8_t>(one.parts));
        before = one.number;
    }
    return bytes;
}

}  // namespace shinpan::bot
