// Boards: the games of two teams' members.
#pragma once

#include "tournament/pairing/seating.hpp"

namespace shinpan::tournament {

// The games of the teams' members in the order of their boards, for each game between teams. White of the
// game has White on the first board, and colors change from board to board, but for games with handicap. A
// member whose board has no opponent has a bye.
Seating boards_of(const Event&, int round, const Seating& of_teams);

}  // namespace shinpan::tournament
