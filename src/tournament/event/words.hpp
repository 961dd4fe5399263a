// Words: the word of each value of an enumeration, in the order of its values, and back.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace shinpan::tournament {

// Empty for what is not a value of it.
template <class Value, std::size_t N>
constexpr std::string_view word_at(const std::array<std::string_view, N>& words, Value value) {
    const auto at = static_cast<std::size_t>(value);
    return at < N ? words[at] : std::string_view();
}

template <class Value, std::size_t N>
constexpr std::optional<Value> value_at(const std::array<std::string_view, N>& words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return {};
    return static_cast<Value>(found - words.begin());
}

// The value whose word_of it is.
template <class Value>
std::optional<Value> value_with_word(std::string_view word) {
    for (int i = 0;; ++i) {
        const auto value = static_cast<Value>(i);
        if (word_of(value).empty()) return {};
        if (word_of(value) == word) return value;
    }
}

}  // namespace shinpan::tournament
