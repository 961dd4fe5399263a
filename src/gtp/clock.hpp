// Clock: the time that a controller grants, and what a player may spend of it on the next move. It reads no
// clock: the controller says what is left.
//
//   Clock clock;
//   clock.set({.main = 300, .period = 30, .moves = 5});
//   clock.left(Color::black, 12.0, 5);
//   if (auto seconds = clock.for_next_move(Color::black, 40)) ...
#pragma once

#include "board/color.hpp"

#include <array>
#include <optional>

namespace shinpan::gtp {

// Seconds. After the main time, so many moves must be made in each period: Canadian byo-yomi, and Japanese
// with one move, a number of periods and none lost by a move in time.
struct TimeSettings {
    double main = 0;
    double period = 0;
    int moves = 0;
    bool is_unlimited = false;
};

class Clock {
public:
    void set(const TimeSettings&);

    // `moves` is 0 in main time; in a period the moves to be made in it.
    void left(Color, double seconds, int moves);

    // About how long the player should think, when he has so many moves to come in all; nothing where time is
    // not limited.
    std::optional<double> for_next_move(Color, int moves_to_come) const;

private:
    struct Left {
        double seconds = 0;
        int moves = 0;
    };
    std::optional<TimeSettings> settings_{};
    std::array<Left, 2> left_{};
};

}  // namespace shinpan::gtp
