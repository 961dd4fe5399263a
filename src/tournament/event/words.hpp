// Words: the word of each value of an enumeration, in the order of its values, and back.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace shinpan::tournament {

template <class Value, std::size_t N>
constexpr std::string_view word_at(const std::array<std::string_view, N>& words, Value value) {
    return words[static_cast<std::size_t>(value)];
}

template <class Value, std::size_t N>
constexpr std::optional<Value> value_at(const std::array<std::string_view, N>& words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return {};
    return static_cast<Value>(found - words.begin());
}

}  // namespace shinpan::tournament
