// SVG pictures: a picture as one standalone document, any size of board.
//
//   std::string file = svg(picture);   // "<svg xmlns=...>...</svg>\n"
//
// Nothing is told by colour alone: dead stones are crossed out, territory marks differ in fill, what a step
// placed has a dot and what it took away a broken ring. Title and description are there for screen readers.
#pragma once

#include "formats/diagram/picture.hpp"

#include <string>

namespace shinpan::inline formats {

std::string svg(const Picture&);

}  // namespace shinpan::formats
