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

// How many stand at or below each, less those who stand lowest, in quarter points. Winners stand above whom
// they beat; where no win decides, and in a circle of players who beat one another, `standing` does: a number
// for each of the equals, larger for those who stand higher.
std::vector<std::int64_t> direct(const Scores&, std::span<const PlayerNumber> equals,
                                 std::span<const int> standing);

}  // namespace shinpan::tournament
