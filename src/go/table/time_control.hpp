// Time controls: how much time a player has, and what is left of it after each move. No clock is read here:
// whoever measures says how long a move took.
//
//   auto control = time_control_in("byoyomi:600:30:5");   // ten minutes, then five periods of 30 s
//   PlayerClock clock(*control);
//   if (!clock.spend(612'000)) ...                        // lost on time
//   clock.points_lost()                                   // where overtime costs points
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline go {

using Milliseconds = std::int64_t;

enum class TimeSystem : std::uint8_t {
    unlimited,
    absolute,       // main time and no more
    byo_yomi,       // then `count` periods; a move within a period gives it back whole
    canadian,       // then `count` moves in each period
    fischer,        // each move adds a period to what is left
    per_move,       // a period for each move, and nothing is kept
    paid_overtime,  // Ing's: then `count` periods, each of which costs `points` when it begins; what a move
                    // leaves of one is kept
};

struct TimeControl {
    TimeSystem system = TimeSystem::unlimited;
    Milliseconds main = 0;
    Milliseconds period = 0;
    int count = 0;
    int points = 0;  // paid_overtime: what each period costs

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

// "none", "absolute:MAIN", "byoyomi:MAIN:PERIOD:PERIODS", "canadian:MAIN:PERIOD:MOVES",
// "fischer:MAIN:PERIOD", "move:PERIOD", "ing:MAIN:PERIOD:PERIODS:POINTS"; times in seconds, with up to three
// decimals. An error that lists these forms for other words.
Result<TimeControl, BadInput> time_control_in(std::string_view words);
std::string to_text(const TimeControl&);

// These forms, as a help has them: "none, absolute:MAIN, ... , times in seconds".
std::string_view time_control_forms();

// Whether words could say it: its parts are in bounds, and there is time to play.
bool is_possible(const TimeControl&);

// "0.2", "600": in seconds.
std::string seconds_text(Milliseconds);

// A time or a period lasts to its very end: who uses all of it is not too late
// (docs/decisions/0115-when-time-is-up.md). No time runs backwards: one below 0 is taken as 0.
class PlayerClock {
public:
    explicit PlayerClock(const TimeControl&);

    // All that stands on it. Byo-yomi, a time a move, Ing: `period` is what is left of the period that runs
    // or comes first, `count` the periods that are left, that one included. Canadian: what is left of the
    // period, and the moves that are to be made in it. Fischer: all of it is main time.
    struct Left {
        Milliseconds main = 0;
        Milliseconds period = 0;
        int count = 0;

        friend bool operator==(const Left&, const Left&) = default;
    };
    Left left() const { return left_; }

    // The clock on which that is left, as far as the control allows it: no more than it gives, and nothing
    // below 0. Precondition: is_possible(control).
    static PlayerClock with_left(const TimeControl&, Left);

    bool is_limited() const { return control_.system != TimeSystem::unlimited; }

    // A move that takes longer loses on time. Precondition: is_limited.
    Milliseconds until_loss() const;

    // Time until a period, points or the game is lost. Nothing where nothing can be lost, and while the main
    // time runs before overtime that costs nothing to begin.
    std::optional<Milliseconds> until_cost() const;

    // The points that overtime has cost so far: each is a penalty to whoever drives the game
    // (docs/decisions/0116-overtime-that-costs-points.md).
    int points_lost() const;

    // So much time has run, and no move was made yet. False where that was too long; the clock then stays as
    // it was.
    bool run(Milliseconds);

    // A move took so long. False where that was too long; the clock then stays as it was. run and then
    // spend(0) come to the same, but where Canadian main time has run to its very end: the clock stands there
    // as after a move that used the main time up, so the next move is the first one of the period.
    bool spend(Milliseconds);

    // The player's last move is taken back, which was made when that stood on the clock: after the time that
    // it took had run, before what it gave. What it gave goes with it, the time used stays used
    // (docs/decisions/0117-clocks-when-moves-are-taken-back.md). What stood there is taken as with_left does.
    void take_back(Left when_made);

    // As servers tell it: main time and 0, or the time of the present period and in byo-yomi and Ing's
    // overtime the periods that are left, in Canadian overtime the moves that are to be made in it, 1 where
    // each move has its own.
    struct Told {
        Milliseconds time = 0;
        int count = 0;
    };
    Told told() const;

    // The clock of which that was told, as far as the control allows it.
    static PlayerClock with_told(const TimeControl&, Told);

private:
    TimeControl control_;
    Left left_;
};

}  // namespace shinpan::go
