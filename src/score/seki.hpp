// Seki as the rulesets without territory in seki see it, from the position alone.
#pragma once

#include "board/position.hpp"

namespace shinpan {

// The stones that possess dame: their group, joined through the empty regions that only its colour borders,
// is next to a point of no territory. By the letter, all of them are in seki (Japanese 1989, article 8).
PointSet stones_with_dame(const Position&);

// Those of them that could not fill the dame and live: groups with at most one such region of their own, of
// at most two points. Groups that could are taken to have filled the dame, as the rules ask before the end.
// docs/decisions/ has the reading. Stones given as dead must be off the board.
PointSet stones_in_seki(const Position&);

}  // namespace shinpan
