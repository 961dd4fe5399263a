// Ladders: is a chain that has two liberties or fewer caught by ataris alone, however it runs?
//
//   if (Point start = ladder_start(board, stone); start != no_point) ...   // playing there catches it
#pragma once

#include "go/board/board.hpp"

namespace shinpan::inline analysis {

// A play by which the opponent of a chain with two liberties catches it by ataris one after the other, or
// no_point where no play does. Kos are left out of account.
Point ladder_start(const Board&, Point stone);

// Does a chain in atari get away by a play at its liberty, or by taking a neighbour? Returns that play, or
// no_point where the chain is lost.
Point ladder_escape(const Board&, Point stone);

}  // namespace shinpan::analysis
