// Mutual life found by play: chains that live although nothing makes them safe, because neither player can
// fill the dame between them.
#pragma once

#include "go/board/position.hpp"
#include "go/rules/scoring.hpp"

#include <cstddef>

namespace shinpan::inline analysis {

// A player can fill a region of dame if they live with stones on all of its points, by hypothetical play with
// the opponent to move. Where neither can, the chains beside it are in seki; those of `standing`, which are
// known to live, can always. Stones of `dead` are off the board then; but where the player surrounds some of
// them in small eyes, they must also live with them on it, or play there first, be answered, and live.
// `most_states` as for confirm().
PointSet stones_in_mutual_life(const Position&, const PointSet& dead, const PointSet& standing, KoPass,
                               std::size_t most_states);

}  // namespace shinpan::analysis
