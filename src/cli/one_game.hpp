// One game of a file, for the commands that look at a single game.
//
//   auto game = one_game("games.sgf", 2);      // its second game
#pragma once

#include "cli/records.hpp"

#include <string>

namespace shinpan::cli {

// The game of that number, from 1. What is wrong goes to stderr, with what to do; then there is no game.
std::optional<Record> one_game(const std::string& path, int number);

}  // namespace shinpan::cli
