// Text encodings: bytes of a file to UTF-8, whatever they were declared to be, whether or not that is true.
//
//   Utf8Text read = encoding::to_utf8(bytes, "GB2312");     // what the file says of itself, "" for nothing
//   read.text, read.used == "GB18030", read.warnings
#pragma once

#include "base/bad_input.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::encoding {

struct Utf8Text {
    std::string text{};                 // valid UTF-8 without a byte order mark
    std::string used{};                 // the encoding it was read as, by its usual name
    std::vector<BadInput> warnings{};   // where the file does not say its encoding, or not the true one
};

// In this order: a byte order mark; UTF-16 by its zero bytes; the declared encoding, where the bytes agree;
// UTF-8, where they are; what their characters look like; ISO-8859-1. Bytes that are of no character become
// U+FFFD. An encoding that contains the declared one is taken for it without a warning (GB18030 for GB2312).
Utf8Text to_utf8(std::string bytes, std::string_view declared);

// True for valid UTF-8: no overlong forms, surrogates, or code points past U+10FFFF.
bool is_utf8(std::string_view);

}  // namespace shinpan::encoding
