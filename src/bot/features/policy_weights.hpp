// What the policy has learned, for Policy's constructor. The figures are written by shinpan_learn_policy.
#pragma once

#include "bot/features/traits.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace shinpan {

extern const std::array<std::int16_t, trait_count> trait_weights;
extern const std::string_view surroundings_weights;

}  // namespace shinpan
