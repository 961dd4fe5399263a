// GameClocks: the time of both players over a game. No clock is read here: whoever measures says how long a
// move took.
//
//   GameClocks clocks(control);
//   if (!clocks.make(Color::black, 1, 12'000)) ...   // lost on time
//   clocks.take_back_to(0);
#pragma once

#include "go/board/color.hpp"
#include "go/table/time_control.hpp"

#include <array>
#include <vector>

namespace shinpan::inline go {

class GameClocks {
public:
    explicit GameClocks(const TimeControl&);

    bool are_limited() const { return of_[0].is_limited(); }
    const TimeControl& control() const { return control_; }
    const PlayerClock& of(Color player) const { return of_[index_of(player)]; }

    // From now on that stands on the player's clock.
    void set(Color player, const PlayerClock& clock) { of_[index_of(player)] = clock; }

    // The player has made the game's move of that number (Tally::moves), which took so long. False where that
    // was too long; the clocks then stay as they were.
    bool make(Color player, int move, Milliseconds);

    // So much has run of the player's turn, which goes on: it is used. False as above.
    bool run(Color player, Milliseconds time) { return of_[index_of(player)].run(time); }

    // The moves after that one are taken back, the last first; 0: all. Nothing goes with moves that were not
    // made here (docs/decisions/0117-clocks-when-moves-are-taken-back.md).
    void take_back_to(int move);

private:
    struct Made {
        Color player;
        int move;
        PlayerClock::Left left;  // before what the move gave
    };
    TimeControl control_;
    std::array<PlayerClock, 2> of_;
    std::vector<Made> made_{};
};

}  // namespace shinpan::go
