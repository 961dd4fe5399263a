// Pictures on the command line: as text on the terminal, or in a file as SVG, PNG or text by its ending.
//
//   put_picture(picture);
//   write_picture("out.svg", picture, force);
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "formats/diagram/picture.hpp"

#include <string>

namespace shinpan::inline apps::cli {

// As text, with the characters that the terminal has.
std::string text_picture(const Picture&);

// The content of a file of that name; an error that lists the endings for another ending.
Result<std::string, BadInput> picture_file(const std::string& path, const Picture&);

// An SVG document as a PNG image, two pixels a unit. An error where the program was built without it.
Result<std::string, BadInput> png_of(const std::string& svg);

}  // namespace shinpan::apps::cli
