// Text encodings: bytes of a file to UTF-8, whatever they were declared to be, whether or not that is true.
//
//   Utf8Text read = encoding::to_utf8(bytes, "GB2312");     // what the file says of itself, "" for nothing
//   read.text, read.used == "GB18030", read.warnings
#pragma once

#include "base/diagnostic.hpp"
#include "formats/charset/told.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline formats::encoding {

struct Utf8Text {
    std::string text{};                  // valid UTF-8 without a byte order mark
    std::string used{};                  // the encoding it was read as, by its usual name
    std::vector<Diagnostic> warnings{};  // where the file does not say its encoding, or not the true one
};

// In the encoding that was told. Bytes that are of no character become U+FFFD, with a warning.
Utf8Text to_utf8(std::string bytes, const charset::Told&, std::string_view declared);

// In the encoding that charset::encoding_of() tells.
Utf8Text to_utf8(std::string bytes, std::string_view declared);

}  // namespace shinpan::formats::encoding
