// Lines of text of a limited width, for captions; widths are counted in characters, not bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline formats {

// Number of UTF-8 characters.
int length_of(std::string_view);

// Breaks at blanks, and at every line feed; a word longer than `width` has a line of its own.
std::vector<std::string> wrapped(std::string_view text, int width);

}  // namespace shinpan::formats
