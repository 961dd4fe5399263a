// Verdicts as JSON, one object on one line each; docs/schema/referee.json is their schema.
//
//   out += json_line("game.sgf", 1, verdict);
#pragma once

#include "base/bad_input.hpp"
#include "referee/judge/verdict.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline referee {

struct JudgedVariation;

// `game` counts from 1 within the file. With a line feed at the end.
std::string json_line(std::string_view file, int game, const Verdict&);

// The same in two pieces, the second of which can be written before it is known which game of the file it is.
// `variations`: those of the game, where they were asked for.
std::string json_beginning(std::string_view file, int game);
std::string json_rest(const Verdict&, const std::vector<JudgedVariation>* variations = nullptr);

// A file, or a game of one, that cannot be read, with what was repaired in it.
std::string json_line(std::string_view file, const BadInput& error,
                      const std::vector<Diagnostic>& warnings = {});

}  // namespace shinpan::referee
