// Direct comparison: who won among players who are equal until then.
#pragma once

#include "tournament/standings/scores.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace shinpan::tournament {

// The wins of each over the others, in quarter points: where each pair of them has met and one of the two has
// won more against the other; else 0 for all.
std::vector<std::int64_t> simple_direct(const Scores&, std::span<const PlayerNumber> equals);

// The length of the longest chain, each of whom beat the next, that begins with a player, in quarter points.
// Players who beat one another in a circle count as one.
std::vector<std::int64_t> direct(const Scores&, std::span<const PlayerNumber> equals);

}  // namespace shinpan::tournament
