// Chores: plays that gain or keep something although all seems settled, as the estimate sees it.
#pragma once

#include "analysis/ownership/estimate.hpp"
#include "go/game/game.hpp"

namespace shinpan::inline bot {

// Plays on a player's own points that count for them: what takes dead stones off that would count as they
// stand, and where stones alone count every one.
PointSet remaining_moves(const Game&, Color by, const Estimate&);

// Those, plays at borders that are open, dame where area counts, protection.
PointSet chores(const Game&, Color by, const Estimate&);

}  // namespace shinpan::bot
