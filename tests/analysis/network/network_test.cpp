#include "analysis/network/network.hpp"

#include "analysis/network/planes.hpp"

#include <doctest/doctest.h>

#include <cstdint>

namespace shinpan {
namespace {

enum class Plane { own, theirs };
constexpr std::size_t plane_count = 2;
using Planes = PlanesOf<Plane, plane_count>;

constexpr Size size{4, 4};
constexpr std::size_t layers = 5;
constexpr std::size_t middle = 4, above = 1, left = 3;  // in a window

// A network that passes on what its first channel has, but for the weights that are set.
class Made {
public:
    Made() {
        weights_.layers.resize(layers);
        for (LayerWeights& layer : weights_.layers) {
            const bool is_first = &layer == &weights_.layers.front();
            layer.scale.factors.fill(1 << 20);
            layer.weights.resize(network_channels * window_area *
                                 (is_first ? plane_count : network_channels));
        }
        weights_.straight.resize(plane_count);
        weights_.judgement[0] = 1.0f / Planes::whole;
    }
    // Of the first channel, from that cell of the window: its own plane or first channel.
    void set_first(Plane plane, std::size_t cell, std::int16_t weight) {
        weights_.layers[0].weights[cell * plane_count + static_cast<std::size_t>(plane)] = weight;
    }
    void set(std::size_t layer, std::size_t cell, std::int16_t weight) {
        weights_.layers[layer].weights[cell * network_channels] = weight;
    }
    void set_offset(std::size_t layer, int offset) { weights_.layers[layer].scale.offsets[0] = offset; }
    void set_straight(Plane plane, float weight) {
        weights_.straight[static_cast<std::size_t>(plane)] = weight;
    }

    float judged(const Planes& planes, Point at) const {
        const auto all = Network(weights_).judge(size, planes.values());
        REQUIRE(all.size() == static_cast<std::size_t>(size.area()));
        return all[static_cast<std::size_t>(at.row() * size.cols + at.col())];
    }

private:
    NetworkWeights weights_;
};

// Two of ours one above the other, and one of theirs at the right border.
Planes three_stones() {
    Planes planes(size);
    planes.mark(point(1, 1), Plane::own);
    planes.mark(point(1, 2), Plane::own);
    planes.mark(point(3, 2), Plane::theirs);
    return planes;
}

}  // namespace

TEST_CASE("a layer of the network sees the points around each, and nothing beyond the border") {
    Made network;
    network.set_first(Plane::own, left, 1);
    CHECK(network.judged(three_stones(), point(2, 1)) == 1);
    CHECK(network.judged(three_stones(), point(1, 1)) == 0);
    CHECK(network.judged(three_stones(), point(0, 2)) == 0);
    network.set_first(Plane::theirs, left, 3);
    CHECK(network.judged(three_stones(), point(0, 3)) == 0);  // the row above ends with a stone of theirs
}

TEST_CASE("a block of the network adds to what came before it, and less than nothing is nothing") {
    Made network;
    network.set_first(Plane::own, middle, 1);
    network.set(1, above, 2);
    network.set(2, middle, 3);
    CHECK(network.judged(three_stones(), point(1, 1)) == 1);
    CHECK(network.judged(three_stones(), point(1, 2)) == 1 + 2 * 3);
    CHECK(network.judged(three_stones(), point(1, 3)) == 2 * 3);
    network.set_offset(1, -Planes::whole);
    CHECK(network.judged(three_stones(), point(1, 3)) == 3);
    network.set_offset(2, -9 * Planes::whole);
    CHECK(network.judged(three_stones(), point(1, 3)) == 0);
}

TEST_CASE("a plane may count for the sum itself, past all layers") {
    Made network;
    network.set_straight(Plane::theirs, -0.25f);
    CHECK(network.judged(three_stones(), point(3, 2)) == -0.25f * Planes::whole);
    CHECK(network.judged(three_stones(), point(1, 1)) == 0);
}

}  // namespace shinpan
