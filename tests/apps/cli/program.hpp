// Running the program: what it printed and how it ended.
//
//   Ran ran = shinpan("referee game.sgf --rules all");
//   ran.status == 0
#pragma once

#include "folder.hpp"

#include <string>
#include <string_view>

namespace cli_test {

struct Ran {
    int status = -1;
    std::string out;
    std::string errors;
};

// With these arguments, as a shell reads them, in the project's folder and with a UTF-8 locale.
Ran shinpan(const std::string& arguments, const std::string& environment = "");

// The same for another program.
Ran run(const std::string& program, const std::string& arguments, const std::string& environment = "");

using tests::Folder;

std::string content_of(const std::string& path);

inline bool holds(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

}  // namespace cli_test
