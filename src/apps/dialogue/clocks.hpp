// Clocks: the time of both players, measured from when a player could move.
//
//   Clocks clocks(control);
//   clocks.start(now);
//   if (clocks.has_run_out(Color::black, now)) ... else clocks.stop(Color::black, 1, now)
#pragma once

#include "go/table/game_clocks.hpp"

#include <array>
#include <string>

namespace shinpan::inline apps::dialogue {

// Times are seconds of a clock that never goes back.
class Clocks {
public:
    explicit Clocks(const TimeControl&);

    // Goes on with what is left on clocks that ran before, by index_of(player).
    void set(const std::array<PlayerClock::Told, 2>&);

    bool are_limited() const { return of_both_.are_limited(); }
    const PlayerClock& of(Color player) const { return of_both_.of(player); }
    const TimeControl& control() const { return of_both_.control(); }

    // The player to move can move from now on.
    void start(double now) { since_ = now; }

    // Has that player, who is to move, lost on time?
    bool has_run_out(Color, double now) const;

    // The points that overtime has cost that player, who is to move, so far.
    int points_lost(Color, double now) const;

    // That player has made the move of that number in time, and the other can move from now on.
    void stop(Color, int move, double now);

    // What has run so far of that player's turn is used, and the turn goes on.
    void run(Color, double now);

    // The moves after that one are taken back, the last first; 0: all. Of moves made before these clocks ran
    // nothing is known, and nothing goes with them.
    void take_back_to(int move) { of_both_.take_back_to(move); }

    // "Black 9:58; White 0:30 in each of 2 periods."; empty where time is not limited.
    std::string in_words() const;

private:
    Milliseconds spent(double now) const;
    std::string left_in_words(Color) const;

    GameClocks of_both_;
    double since_ = 0;
};

}  // namespace shinpan::apps::dialogue
