// Clock: the time that a controller grants, and what a player may spend of it on the next move. It reads no
// clock: the controller says what is left.
//
//   Clock clock;
//   clock.set({.each = {.system = Allowance::System::canadian, .main = 300, .period = 30, .moves = 5}});
//   clock.left(Color::black, 12.0, 5);
//   if (auto seconds = clock.for_next_move(Color::black, 40)) ...
#pragma once

#include "bot/search/time.hpp"
#include "go/board/color.hpp"
#include "go/table/time_control.hpp"

#include <array>
#include <optional>

namespace shinpan::inline engines::gtp {

// What stands on a clock as the bot shares it out.
Allowance allowance_of(const TimeControl&, const PlayerClock&);

// What both players begin with.
struct TimeSettings {
    Allowance each{};
    double most_a_move = 0;  // what may be spent on one move; 0: as much as there is
};

class Clock {
public:
    void set(const TimeSettings&);

    // A new game: both players have what was set, or as much as they like.
    void begin_again();

    // `number` is 0 in main time; in a period the moves to be made in it, or where each period has one move
    // or costs points the periods that are left.
    void left(Color, double seconds, int number);

    // About how long the player should think, when they have so many moves to come in all; nothing where time
    // is not limited.
    std::optional<double> for_next_move(Color, int moves_to_come) const;

private:
    std::optional<TimeSettings> settings_{};
    std::array<Allowance, 2> left_{};
};

}  // namespace shinpan::engines::gtp
