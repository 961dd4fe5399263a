// Time controls: how much time a player has, and what is left of it after each move. No clock is read here:
// whoever measures says how long a move took.
//
//   auto control = time_control_in("byoyomi:600:30:5");   // ten minutes, then five periods of 30 s
//   PlayerClock clock(*control);
//   if (!clock.spend(612'000)) ...                        // lost on time
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan::inline go {

using Milliseconds = std::int64_t;

enum class TimeSystem : std::uint8_t {
    unlimited,
    absolute,  // main time and no more
    byo_yomi,  // then `count` periods; a move within a period gives it back whole
    canadian,  // then `count` moves in each period
    fischer,   // each move adds a period to what is left
    per_move,  // a period for each move, and nothing is kept
};

struct TimeControl {
    TimeSystem system = TimeSystem::unlimited;
    Milliseconds main = 0;
    Milliseconds period = 0;
    int count = 0;

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

// "none", "absolute:MAIN", "byoyomi:MAIN:PERIOD:PERIODS", "canadian:MAIN:PERIOD:MOVES",
// "fischer:MAIN:PERIOD", "move:PERIOD"; times in seconds, with up to three decimals. An error that lists
// these forms for other words.
Result<TimeControl, BadInput> time_control_in(std::string_view words);
std::string to_text(const TimeControl&);

// "0.2", "600": in seconds.
std::string seconds_text(Milliseconds);

class PlayerClock {
public:
    explicit PlayerClock(const TimeControl&);

    bool is_limited() const { return control_.system != TimeSystem::unlimited; }

    // A move that takes longer loses on time. Precondition: is_limited.
    Milliseconds until_loss() const;

    // A move took so long. False where that was too long; the clock then stays as it was.
    bool spend(Milliseconds);

    // As servers tell it: main time and 0, or the time of the present period and in byo-yomi the periods that
    // are left, in Canadian overtime the moves that are to be made in it, 1 where each move has its own.
    struct Left {
        Milliseconds time = 0;
        int count = 0;
    };
    Left left() const;

    // The clock on which that is left, as far as the control allows it: no more than it gives.
    static PlayerClock with_left(const TimeControl&, Left);

private:
    TimeControl control_;
    Milliseconds main_ = 0;
    Milliseconds period_ = 0;  // what is left of the present one
    int count_ = 0;
};

}  // namespace shinpan::go
