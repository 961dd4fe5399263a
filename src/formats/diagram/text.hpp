// Text pictures: a picture for a terminal or a plain file, with a legend of the signs that it uses.
//
//     A B C
//   3 . X . 3
//   2 X O x 2
//   1 . . . 1
//     A B C
//   x o: dead stones
#pragma once

#include "formats/diagram/picture.hpp"

#include <cstdint>
#include <string>

namespace shinpan::inline formats {

enum class Charset : std::uint8_t { ascii, unicode };

// Lines end with a line feed and have no trailing blanks; captions are wrapped at 72 characters.
std::string text(const Picture&, Charset);

}  // namespace shinpan::formats
