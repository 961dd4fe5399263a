// Verdicts as JSON, one object on one line each; docs/schema/referee.json is their schema.
//
//   out += json_line("game.sgf", 1, verdict);
#pragma once

#include "base/bad_input.hpp"
#include "referee/verdict.hpp"

#include <string>
#include <string_view>

namespace shinpan {

// `game` counts from 1 within the file. With a line feed at the end.
std::string json_line(std::string_view file, int game, const Verdict&);

// A file, or a game of one, that cannot be read.
std::string json_line(std::string_view file, const BadInput& error);

}  // namespace shinpan
