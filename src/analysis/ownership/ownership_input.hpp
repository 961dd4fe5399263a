// OwnershipInput: a position as the network sees it that tells what becomes of stones: what stands there,
// with how many liberties, what lives unconditionally, and what playouts made of it.
#pragma once

#include "analysis/network/planes.hpp"
#include "analysis/ownership/ownership_source.hpp"
#include "go/board/position.hpp"

namespace shinpan::inline analysis {

enum class OwnershipPlane {
    own,  // stones of the player to move first
    theirs,
    one_liberty,  // of the chain that stands there
    two_liberties,
    three_liberties,
    more_liberties,
    own_alive,  // unconditionally
    their_alive,
    board,  // every point: beyond the border all planes are 0
    // From 1, always that player's at the end of a playout, to -1, always the other's:
    moving_first,
    moving_second,
    mean_cubed,
    chain,       // the mean of both over the chain that stands there
    difference,  // of the first two
};

inline constexpr std::size_t ownership_plane_count = 14;

using OwnershipInput = PlanesOf<OwnershipPlane, ownership_plane_count, 128>;

// As `first` sees it. Precondition: every chain has a liberty.
OwnershipInput ownership_input(const Position&, Color first, const Guesses& playouts);

}  // namespace shinpan::analysis
