// Numbers in files of other programs.
#pragma once

#include "base/half_points.hpp"

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

namespace shinpan::tournament {

// Nothing for a text that is not a number as a whole.
template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    return value;
}

// "7.5", "-0.5", "6"; nothing for what is not in half points.
inline std::optional<HalfPoints> half_points_in(std::string_view text) {
    const auto value = number_in<double>(text);
    if (!value || !(std::abs(*value) <= 1000) || std::round(2 * *value) != 2 * *value) return {};
    return HalfPoints{static_cast<int>(2 * *value)};
}

}  // namespace shinpan::tournament
