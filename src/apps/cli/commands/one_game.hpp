// One game of a file, for the commands that look at a single game.
//
//   auto game = one_game("games.sgf", 2, {});    // its second game
#pragma once

#include "apps/cli/files/records.hpp"
#include "referee/judge/verdict.hpp"

#include <string>

namespace shinpan::inline apps::cli {

// The game of that number, from 1. What is wrong goes to stderr, with what to do; then there is the exit
// status: a game that the file does not have is wrong usage, one that cannot be read is refused.
Result<Record, int> one_game(const std::string& path, int number, const ReadHow&);

// Has the game that move, counted from `first`? Where not, that goes to stderr with what there is.
bool has_move(const std::string& path, const Record&, int asked, int first);

// The move up to which a command looks at the game: the one asked for, or the last where none is. None where
// the game has no such move.
std::optional<int> move_asked(const std::string& path, const Record&, std::optional<int> asked);

// Does the record set up a chain without liberties by then? No position can be told of then; that goes to
// stderr.
bool sets_up_the_impossible(const std::string& path, const Record&, int moves);

// Says on stderr which play or set-up stone of the record the ruleset refused, if it did: what is told of the
// position is told of the moves as they stand in the record. Gives the exit status.
int tell_of_refused(const std::string& path, const Record&, const std::optional<IllegalMove>&);

}  // namespace shinpan::apps::cli
