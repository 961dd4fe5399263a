// Protective plays: the points of one's own territory that have to be filled before the count because chains
// beside them would be in atari once the dame are taken.
#pragma once

#include "go/board/position.hpp"

namespace shinpan::inline analysis {

// For each player, where they have to connect or give up stones after the opponent has taken every dame
// outside seki. None of these points is one of which the opponent has, before that, one corner at most, and
// none at the border. Dead stones must be off the board. `seki`: stones whose dame stay open.
PointSet protective_plays(const Position& settled, const PointSet& seki);

}  // namespace shinpan::analysis
