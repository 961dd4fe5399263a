// UTF-8: how long the character at the head of a text is.
//
//   utf8_length("é!") == 2; utf8_length("\xff") == 0
#pragma once

#include <cstddef>
#include <string_view>

namespace shinpan {

// Bytes of the first character, 1 to 4; 0 where the text is empty or begins with no well-formed character
// (overlong forms, surrogates and values past U+10FFFF are none).
std::size_t utf8_length(std::string_view);

}  // namespace shinpan
