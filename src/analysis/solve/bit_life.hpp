// Unconditional life on a board of bits, where nobody may take off stones of their own (Benson 1976).
//
//   const Bits living = unconditionally_living(board, stones, Color::black);
#pragma once

#include "analysis/solve/board.hpp"

namespace shinpan::inline analysis::solving {

// The player's stones that no play of the opponent can take, though the player passes forever.
Bits unconditionally_living(const BitBoard&, BitStones, Color player);

// The points that Black gets whoever moves first and whatever endless play is worth: Black's living stones,
// and the regions beside them that leave White no room for two eyes. An eye of White's has living stones of
// Black on none of its sides, and two eyes are not neighbours. Black fills such a region from the living
// stones on, each of which makes one more, until White's last stones there have no liberty.
Bits surely_black(const BitBoard&, BitStones);

}  // namespace shinpan::analysis::solving
