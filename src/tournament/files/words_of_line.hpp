// The words of a line, between blanks; and texts of files in bytes of an older encoding.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::tournament {

std::vector<std::string_view> words_of_line(std::string_view line);

// Without line ends, "\r\n" too.
std::vector<std::string_view> lines_in(std::string_view text);

// As UTF-8: what is not is taken for ISO 8859-15.
std::string readable(std::string_view bytes);

}  // namespace shinpan::tournament
