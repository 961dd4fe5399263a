// Encounter: what one round was for somebody in the standings, a player or a team.
#pragma once

#include "tournament/event/event.hpp"

#include <array>

namespace shinpan::tournament {

struct Encounter {
    PlayerNumber opponent = nobody;
    RoundState state = RoundState::not_paired;
    bool is_played = false;  // false: there is no game, or it has a result by default
    HalfPoints points{};     // of the game; of a team, for its boards together: 0, a half or 1
    int handicap = 0;        // stones that they give; negative: that they take
    std::array<HalfPoints, most_boards> boards{};  // of a team, the points of each; of a player, `points`
};

// On so many boards from the top.
HalfPoints points_on_boards(const Encounter&, int boards);

// Of a player that is paired alone, or of the member of a team. Precondition: they are registered.
Encounter encounter_of_player(const Event&, PlayerNumber, int round);

// Of a team. It has its points once all its boards of the round have a result.
Encounter encounter_of_team(const Event&, PlayerNumber team, int round);

}  // namespace shinpan::tournament
