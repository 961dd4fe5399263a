#include "bot/features/policy.hpp"

#include "analysis/network/network.hpp"
#include "bot/features/move_network.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace shinpan::inline bot {
namespace {

constexpr int parts_bits = 8;
constexpr std::size_t slots_each = 4;  // at least, of which one is taken

// The logarithms of the plays' strengths, but for what all have in common.
std::vector<float> weights_of(const Game& game, Color by, const std::vector<Seen>& plays) {
    const Size size = game.board().size();
    std::vector<float> weights;
    if (is_small(size)) {
        for (const Seen& play : plays) weights.push_back(play.weight);
        return weights;
    }
    static const Network network(network_weights(move_network_bytes()));
    const std::vector<float> judged = network.judge(size, planes_of(game, by, plays).values());
    for (const Seen& play : plays)
        weights.push_back(judged[static_cast<std::size_t>(play.at.row() * size.cols + play.at.col())]);
    return weights;
}

}  // namespace

Policy::Policy(const PolicyWeights& weights) {
    for (std::size_t i = 0; i < feature_count; ++i)
        feature_weights_[i] = static_cast<float>(weights.features[i]) / 100;
    slots_.resize(std::bit_ceil(slots_each * weights.patterns.size()));
    for (const WeighedPattern& one : weights.patterns) {
        std::size_t slot = one.number % slots_.size();
        while (slots_[slot] != 0) slot = (slot + 1) % slots_.size();
        slots_[slot] = one.number << parts_bits | static_cast<std::uint32_t>(one.parts + most_parts);
    }
}

float Policy::weight_around(std::uint32_t number) const {
    for (std::size_t slot = number % slots_.size(); slots_[slot] != 0; slot = (slot + 1) % slots_.size()) {
        if (slots_[slot] >> parts_bits != number) continue;
        const auto parts = static_cast<int>(slots_[slot] % (1u << parts_bits)) - most_parts;
        return static_cast<float>(parts) / weight_parts;
    }
    return 0;
}

float Policy::weight(const MoveFeatures& of) const {
    float sum = 0;
    for (std::size_t i = 0; i < of.count; ++i) sum += feature_weights_[of.numbers[i]];
    for (const std::uint32_t number : of.around)
        if (number != 0) sum += weight_around(number);
    return sum;
}

std::vector<Seen> plays_seen(const Game& game, Color by, const std::vector<Point>& moves) {
    static const Policy policy(policy_weights(move_policy_bytes()));
    const FeatureExtractor glance(game, by);
    std::vector<Seen> plays;
    for (Point p : moves) {
        const MoveFeatures features = glance.at(p);
        plays.push_back({p, features, policy.weight(features)});
    }
    return plays;
}

std::vector<float> chances_of(const Game& game, Color by, const std::vector<Point>& moves) {
    if (moves.empty()) return {};
    std::vector<float> chances = weights_of(game, by, plays_seen(game, by, moves));
    const float most = *std::max_element(chances.begin(), chances.end());
    float sum = 0;
    for (float& chance : chances) {
        chance = std::exp(chance - most);
        sum += chance;
    }
    for (float& chance : chances) chance /= sum;
    return chances;
}

}  // namespace shinpan::bot
