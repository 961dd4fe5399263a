// Borders: where territory is not closed off yet, so that somebody has to play there before the count.
#pragma once

#include "go/board/position.hpp"

#include <array>

namespace shinpan::inline analysis {

// The empty points that their likely owner has to fill to close their territory: those next to a point that
// is not theirs, in regions that stones of both colours border. `owned`: likely owners, by index_of(player).
// Dead stones must be off the board.
PointSet open_borders(const Position& settled, const std::array<PointSet, 2>& owned);

// The position with those points filled by their owners.
Position with_borders_closed(const Position& settled, const std::array<PointSet, 2>& owned);

}  // namespace shinpan::analysis
