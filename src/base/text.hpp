// Text: words in a row, and letters in lower case.
//
//   listed(ids) == "aga, bga"; listed(points, " ", [&](Point p) { return name(p, size); }) == "A1 B2"
//   lower("Chinese") == "chinese"
#pragma once

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

}  // namespace shinpan
