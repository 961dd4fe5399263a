// The games of a record's file as they lie in its bytes, each with its encoding.
//
//   for (const EncodedPart& part : encoded_parts(bytes)) decode(bytes.substr(part.begin, ...), part.encoding)
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace shinpan::inline formats {

struct EncodedPart {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view encoding{};  // as charset::encoding_of() names it
};

// In order, without gaps; where it is in doubt whether a game ends, it and the next one are one part. Of
// formats other than SGF and of UTF-16 the file is one part. No part for no bytes.
std::vector<EncodedPart> encoded_parts(std::string_view bytes);

}  // namespace shinpan::formats
