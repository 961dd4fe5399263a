// Conversion from one named encoding, through the system's iconv.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shinpan::encoding {

struct Converted {
    std::string text{};           // UTF-8
    std::size_t lost = 0;         // bytes that are of no character; each became U+FFFD
    std::size_t first_lost = 0;   // the place of the first
};

// `encoding` is a name that encoding_called() gives.
Converted convert(std::string_view bytes, std::string_view encoding);

// Our name for an encoding, by any of the labels in use, in any case; empty for none. Only what is listed
// here ever reaches iconv. Of encodings that contain one another the largest is given.
std::string_view encoding_called(std::string_view label);

}  // namespace shinpan::encoding
