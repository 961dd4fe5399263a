#include "bot/features/policy.hpp"

#include "analysis/network/network.hpp"
#include "bot/features/move_network.hpp"
#include "bot/features/policy_weights.hpp"

#include <algorithm>
#include <cmath>

namespace shinpan {
namespace {

constexpr char first_letter = '0';
constexpr std::uint32_t more_follows = 32;
constexpr int parts_bits = 8;

std::uint32_t letter_value(char letter) { return static_cast<std::uint32_t>(letter - first_letter); }

// The logarithms of the plays' strengths, but for what all have in common.
std::vector<float> weights_of(const Game& game, Color by, const std::vector<Seen>& plays) {
    const Size size = game.board().size();
    std::vector<float> weights;
    if (is_small(size)) {
        for (const Seen& play : plays) weights.push_back(play.weight);
        return weights;
    }
    static const Network network(move_network());
    const std::vector<float> judged = network.judge(size, planes_of(game, by, plays).values());
    for (const Seen& play : plays)
        weights.push_back(judged[static_cast<std::size_t>(play.at.row() * size.cols + play.at.col())]);
    return weights;
}

}  // namespace

std::string packed(std::vector<WeighedSurroundings> all) {
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.number < b.number; });
    std::string text;
    const auto write = [&](std::uint32_t value) { text += static_cast<char>(first_letter + value); };
    std::uint32_t before = 0;
    for (const WeighedSurroundings& one : all) {
        std::uint32_t left = one.number - before;
        for (; left >= more_follows; left /= more_follows) write(left % more_follows + more_follows);
        write(left);
        write(static_cast<std::uint32_t>(one.parts + most_parts));
        before = one.number;
    }
    return text;
}

Policy::Policy(const std::array<std::int16_t, trait_count>& traits, std::string_view surroundings) {
    for (std::size_t i = 0; i < trait_count; ++i) traits_[i] = static_cast<float>(traits[i]) / 100;
    std::size_t size = 1;
    while (size < surroundings.size()) size *= 2;  // at most half of the slots are taken
    slots_.resize(size);
    std::uint32_t number = 0, digit = 1;
    for (std::size_t i = 0; i < surroundings.size(); ++i) {
        const std::uint32_t value = letter_value(surroundings[i]);
        number += value % more_follows * digit;
        digit *= more_follows;
        if (value >= more_follows) continue;
        std::size_t slot = number % size;
        while (slots_[slot] != 0) slot = (slot + 1) % size;
        slots_[slot] = number << parts_bits | letter_value(surroundings[++i]);
        digit = 1;
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

float Policy::weight(const Traits& of) const {
    float sum = 0;
    for (std::size_t i = 0; i < of.count; ++i) sum += traits_[of.numbers[i]];
    for (const std::uint32_t number : of.around)
        if (number != 0) sum += weight_around(number);
    return sum;
}

std::vector<Seen> plays_seen(const Game& game, Color by, const std::vector<Point>& moves) {
    static const Policy policy(trait_weights, surroundings_weights);
    const Glance glance(game, by);
    std::vector<Seen> plays;
    for (Point p : moves) {
        const Traits traits = glance.at(p);
        plays.push_back({p, traits, policy.weight(traits)});
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

}  // namespace shinpan
