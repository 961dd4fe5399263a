// Apart from the other source, so that a module without what was learned can do without
// (cmake/wasm_module.cmake).
#include "analysis/network/network.hpp"
#include "analysis/ownership/ownership_input.hpp"
#include "analysis/ownership/ownership_network.hpp"
#include "analysis/ownership/ownership_source.hpp"

#include <algorithm>
#include <cmath>

namespace shinpan::inline analysis {
namespace {

constexpr int whole = 1000;
constexpr double most_sum = 16;

// The logistic function, by products alone, which every machine rounds alike.
double share_of(double sum) {
    double power = 1 - std::clamp(sum, -most_sum, most_sum) / 1024;
    for (int i = 0; i < 10; ++i) power *= power;
    return 1 / (1 + power);
}

}  // namespace

Guesses learned_guesses(const Question& question) {
    static const Network network(network_weights(ownership_network_bytes()));
    const Position& position = question.position;
    const Guesses playouts = tactical_guesses(question);
    Guesses learned;
    for (Color first : {Color::black, Color::white}) {
        const OwnershipInput input = ownership_input(position, first, playouts);
        const std::vector<float> sums = network.judge(position.size(), input.values());
        const Ownership& played = playouts[index_of(first)];
        Ownership& owned = learned[index_of(first)];
        owned.playouts = whole;
        std::size_t at = 0;
        for_each_point(position.size(), [&](Point p) {
            const double sum = first == Color::black ? sums[at] : -sums[at];
            ++at;
            const bool stone = is_stone(position.at(p));
            owned.black[p.index] = stone ? static_cast<int>(std::lround(whole * share_of(sum)))
                                         : played.black[p.index] * whole / played.playouts;
            owned.white[p.index] =
                stone ? whole - owned.black[p.index] : played.white[p.index] * whole / played.playouts;
        });
    }
    return learned;
}

}  // namespace shinpan::analysis
