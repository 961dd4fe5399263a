// Diagrams: a position as SVG or as text.
//
//     #include <shinpan/board.hpp>
//     #include <shinpan/diagram.hpp>
//     using namespace shinpan;
//     const std::vector<std::string_view> rows{"...", ".X.", "..."};
//     const Picture picture{.position = *position_from(rows), .caption = "White to play"};
//     std::cout << svg(picture).substr(0, 4) << "\n";                   // <svg
//     std::cout << text(picture, Charset::ascii).substr(3, 5) << "\n";  // A B C
//
// Texts are UTF-8, the width and height of an SVG pixels. Nothing is told by colour alone. Rows that do
// not make a position are an error with line and column; a picture of a position is always drawn. Pure
// functions, for any thread.
#pragma once

#include "formats/diagram/game_picture.hpp"
#include "formats/diagram/picture.hpp"
#include "formats/diagram/svg.hpp"
#include "formats/diagram/text.hpp"
