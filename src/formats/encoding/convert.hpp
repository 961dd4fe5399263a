// Conversion from one named encoding, through the system's iconv.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shinpan::inline formats::encoding {

struct Converted {
    std::string text{};          // UTF-8
    std::size_t lost = 0;        // bytes that are of no character; each became U+FFFD
    std::size_t first_lost = 0;  // the place of the first
};

// `encoding` is a name that charset::encoding_called() or guessed() gives: only such ever reach iconv.
Converted convert(std::string_view bytes, std::string_view encoding);

}  // namespace shinpan::formats::encoding
