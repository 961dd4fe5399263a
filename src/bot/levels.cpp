#include "bot/levels.hpp"

#include <cassert>

namespace shinpan {
namespace {

constexpr Level all[]{
    {1, "absolute beginner", 8},
    {2, "beginner", 16},
    {3, "learner", 32},
    {4, "casual player", 56},
    {5, "regular player", 96},
    {6, "club novice", 160},
    {7, "club player", 280},
    {8, "good club player", 480},
    {9, "strong club player", 840},
    {10, "very strong club player", 1500},
    {11, "full strength", 4000},
};

}  // namespace

std::span<const Level> levels() { return all; }

BotSettings at_level(int number, BotSettings settings) {
    assert(1 <= number && number <= static_cast<int>(levels().size()));
    settings.playouts = all[number - 1].playouts;
    return settings;
}

}  // namespace shinpan
