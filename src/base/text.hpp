// Text: words in a row, letters in lower case, and numbers in hexadecimal digits.
//
//   listed(ids) == "aga, bga"; listed(points, " ", [&](Point p) { return name(p, size); }) == "A1 B2"
//   lower("Chinese") == "chinese"
//   hexadecimal(255) == "ff"; hexadecimal(255, 4) == "00ff"
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan {

// What `word` makes of each element, `between` between them.
template <class Range, class Word>
std::string listed(const Range& range, std::string_view between, Word word) {
    std::string text;
    bool is_first = true;
    for (const auto& element : range) {
        if (!is_first) text += between;
        is_first = false;
        text += word(element);
    }
    return text;
}

// The elements are texts.
template <class Range>
std::string listed(const Range& words, std::string_view between = ", ") {
    return listed(words, between, [](std::string_view word) { return word; });
}

// A to Z alone, whatever the locale.
inline std::string lower(std::string_view text) {
    std::string lowered(text);
    for (char& c : lowered)
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lowered;
}

// In as many digits as it takes, small letters; with zeros before it where these are fewer than `least`.
inline std::string hexadecimal(std::uint64_t number, std::size_t least = 1) {
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof digits, number, 16).ptr;
    const auto count = static_cast<std::size_t>(end - digits);
    return std::string(least > count ? least - count : 0, '0').append(digits, end);
}

}  // namespace shinpan
