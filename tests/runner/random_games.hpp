// Games of a random player, the same for the same seed: for tests that need many positions and have no
// records.
#pragma once

#include "runner/game_record.hpp"

#include <cstdint>

namespace shinpan::runner {

// Legal plays in any order, an eye of one's own now and then filled, with single passes among them; the game
// stops after that many moves.
GameRecord random_game(Size, int moves, std::uint64_t seed);

}  // namespace shinpan::runner
