// Where territory counts and passes cost stones: by how much the count will differ from a count of area.
//
// Every play puts a stone of the mover's on the board, and every pass that costs hands one over. So the
// stones that a player has on the board, has lost and has handed over are those that they had so far and one
// for each such move; a dead stone that comes off counts as lost and leaves a point of territory. Summed over
// all points, whatever becomes of them:
//   territory margin = area margin - (Black's stones less White's, less the like of those lost and handed
//   over) as of now + (White's moves that cost a stone, less Black's) from now on.
// Where every pass costs one, and moves alternate to the end, the last number depends on the turn alone.
// Where passes are free at first, a player who only answers never makes more such moves than the other.
//
//   beside_area(game)->least        // Black's territory margin is at least the area margin and that
#pragma once

#include "go/game/game.hpp"

#include <optional>

namespace shinpan::inline referee {

// In points, what Black's margin in territory is more than in area when the game ends, komi and first passes
// apart.
struct BesideArea {
    int least = 0;  // if Black plays only to answer White's last play
    int most = 0;   // if White plays only to answer Black's
};

// Nothing under rulesets that count otherwise, where a player may begin again out of turn after a stop, or
// where not all points of territory count.
std::optional<BesideArea> beside_area(const Game&);

}  // namespace shinpan::referee
