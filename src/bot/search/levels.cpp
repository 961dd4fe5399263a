#include "bot/search/levels.hpp"

#include <cassert>

namespace shinpan::inline bot {
namespace {

constexpr Level all[]{
    {1, "absolute beginner", 16, 1000, 0.01},
    {2, "beginner", 24, 1000, 0.068},
    {3, "learner", 36, 1000, 0.126},
    {4, "casual player", 56, 1000, 0.17},
    {5, "regular player", 88, 1000, 0.21},
    {6, "club novice", 160, 2000, 0.26},
    {7, "club player", 260, 2000, 0.33},
    {8, "good club player", 405, 5000, 0.395},
    {9, "strong club player", 655, 5000, 0.49},
    {10, "very strong club player", 1115, 10000, 0.65},
    {11, "club champion", 2050, 10000, 0.83},
    {12, "full strength", 4000, 20000, 1},
};

}  // namespace

std::span<const Level> levels() { return all; }

BotSettings at_level(int number, BotSettings settings) {
    assert(1 <= number && number <= static_cast<int>(levels().size()));
    settings.playouts = all[number - 1].playouts;
    settings.proof_nodes = all[number - 1].proof_nodes;
    settings.insight = all[number - 1].insight;
    return settings;
}

}  // namespace shinpan::bot
