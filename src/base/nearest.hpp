// The nearest word of a list, for messages that say what somebody may have meant.
//
//   nearest("chineze", words) == "chinese"
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace shinpan {

// Edits that turn one word into the other: insertion, deletion or change of a letter.
std::size_t edits_between(std::string_view, std::string_view);

// The candidate with the fewest edits, the first of equals. Precondition: there is one.
std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates);

// At most so many, the nearest first; before all others those that hold the word, or are a part of it, of
// three letters or more.
std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> candidates,
                                      std::size_t count);

}  // namespace shinpan
