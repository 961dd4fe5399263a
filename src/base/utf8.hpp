// UTF-8: how long the character at the head of a text is, and texts that may not be of it.
//
//   utf8_length("é!") == 2; utf8_length("\xff") == 0; as_utf8("a\xff") == "a\xef\xbf\xbd"
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shinpan {

// Bytes of the first character, 1 to 4; 0 where the text is empty or begins with no well-formed character
// (overlong forms, surrogates and values past U+10FFFF are none).
std::size_t utf8_length(std::string_view);

inline constexpr std::string_view replacement_character = "\xef\xbf\xbd";  // U+FFFD

// With the replacement character for each byte of no character.
std::string as_utf8(std::string_view);

}  // namespace shinpan
