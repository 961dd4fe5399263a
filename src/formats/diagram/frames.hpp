// Frames: a count as pictures, one a step, and as text.
//
//   auto counted = count(Method::half_count, rules, game.finish());
//   for (const Picture& frame : frames(*counted, "Half count")) write(svg(frame));
//   print(text(*counted, Charset::unicode));      // boards, sentences and totals
#pragma once

#include "formats/diagram/picture.hpp"
#include "formats/diagram/text.hpp"
#include "go/counting/count.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline formats {

// The first shows the table before the count, with the dead stones marked; then one a step, with what it
// placed and lifted, the points counted so far, bowls and lids where the count uses them, its sentence and
// the totals.
std::vector<Picture> frames(const Count&, std::string_view heading);

// Every step numbered with its sentence and totals, wrapped at 72 characters, and the board where the step
// changed it; then the margin.
std::string text(const Count&, Charset);

}  // namespace shinpan::formats
