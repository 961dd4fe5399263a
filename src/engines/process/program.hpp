// Programs as a person names them.
//
//   auto words = words_in_command("gnugo --mode gtp --level 10");
//   auto path = found_program((*words)[0]);           // "/usr/games/gnugo"
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline engines {

// The words of a command line as a shell parts them: at blanks, but for those within quotation marks and
// behind a backslash. Nothing else is expanded. An error where a quotation mark is not closed or no word is
// there; its column is the place.
Result<std::vector<std::string>, BadInput> words_in_command(std::string_view command);

// The path of the program: itself where it holds a '/'; else what PATH finds, else /usr/games and
// /usr/local/games, where engines are installed. An error that says where it was looked for.
Result<std::string, std::string> found_program(const std::string& name);

// The path from the root, without "." and ".."; links stay.
std::string absolute(const std::string& path);

}  // namespace shinpan::engines
