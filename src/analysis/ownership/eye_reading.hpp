// Reading of small eyes: every play on their points is tried, with either player to move first and with kos
// that either of them wins.
//
//   const EyeReading found = read_eye(position, eye, 20'000);
//   found.dead                                   // whoever moves first, whoever wins a ko
#pragma once

#include "analysis/ownership/small_eyes.hpp"

#include <cstddef>

namespace shinpan::inline analysis {

// Stones around the eye and in its room. Those whose fate depends on who moves first or on a ko, and all
// where the search does not end, are in neither set.
struct EyeReading {
    PointSet alive{};
    PointSet dead{};
};

// The chains around the eye live where the opponent, moving first and with threats without end, takes none of
// them; they are dead where the opponent takes all at once although their owner moves first and has such
// threats. Where they live, a chain in the room is dead where their owner takes it and loses nothing, moving
// second and without threats; it lives where the opponent cannot, moving first with them. Stones outside
// stand. At most `most_states` situations are looked at, twice.
EyeReading read_eye(const Position&, const SmallEye&, std::size_t most_states);

}  // namespace shinpan::analysis
