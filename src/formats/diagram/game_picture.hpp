// Pictures of a game: the position now, its last move, and move numbers.
//
//   Picture picture = picture_of(game);
//   number_moves(picture, game.events(), 51);   // moves 51 and later carry their numbers
#pragma once

#include "formats/diagram/picture.hpp"
#include "go/game/game.hpp"

#include <vector>

namespace shinpan::inline formats {

// The position on the board with the last move, if that was a play, and the stones agreed dead.
Picture picture_of(const Game&);

// Puts its number on each stone that was played as move `first` or later and still stands there; plays whose
// point carries another number or no stone are told in the caption ("57 at D4"). Moves count from 1, passes
// included; `numbers` has other ones for the moves, in order.
void number_moves(Picture&, const std::vector<Event>&, int first, const std::vector<int>& numbers = {});

}  // namespace shinpan::formats
