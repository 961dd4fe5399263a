// Time: how long the bot should think about its next move, from what stands on its clock. A pure function; it
// reads no clock.
//
//   const Allowance left{.system = Allowance::System::byo_yomi, .main = 0, .period = 30, .periods = 3};
//   if (auto seconds = seconds_for_move(left, 40)) ...
#pragma once

#include <cstdint>
#include <optional>

namespace shinpan::inline bot {

// What a player has left. Times in seconds.
struct Allowance {
    enum class System : std::uint8_t {
        none,      // time without end
        absolute,  // main time and no more
        byo_yomi,  // then periods, of which none is lost by a move made within it
        canadian,  // then periods with so many moves to make in each
        fischer,   // every move adds to the time that is left
        overtime,  // then periods, each of which costs points
    };

    System system = System::none;
    double main = 0;    // left of the main time; Fischer: of all time, the last increment included
    double period = 0;  // of byo_yomi, canadian and overtime: left of the period that runs, else a whole one
    int periods = 0;    // byo_yomi and overtime: left, the one that runs included
    int moves = 0;      // canadian: still to be made in the period
    double increment = 0;  // Fischer
};

// What the wire and the controller may charge for a move besides the thinking.
inline constexpr double usual_lag = 0.05;

// From 0 up; nothing where time has no end. `moves_to_come`: about how many moves the player has still to
// make. Neither the last byo-yomi period, nor the time of a Canadian one, nor Ing's first penalty is risked.
std::optional<double> seconds_for_move(const Allowance&, int moves_to_come, double lag = usual_lag);

}  // namespace shinpan::bot
