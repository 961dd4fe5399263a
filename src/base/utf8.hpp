// UTF-8: how long the character at the head of a text is, the first of its characters, and texts that may not
// be of it.
//
//   utf8_length("é!") == 2; utf8_length("\xff") == 0; as_utf8("a\xff") == "a\xef\xbf\xbd"
//   utf8_head("né", 2) == "n"
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shinpan {

// Bytes of the first character, 1 to 4; 0 where the text is empty or begins with no well-formed character
// (overlong forms, surrogates and values past U+10FFFF are not).
std::size_t utf8_length(std::string_view);

// As many whole characters from the head of the text as have so many bytes; a byte of no character counts as
// one.
std::string_view utf8_head(std::string_view, std::size_t most_bytes);

inline constexpr std::string_view replacement_character = "\xef\xbf\xbd";  // U+FFFD

// With the replacement character for each byte of no character.
std::string as_utf8(std::string_view);

}  // namespace shinpan
