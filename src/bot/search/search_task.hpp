// SearchTask: what one search is asked: what it may cost and how it looks at moves, the machine that it runs
// on, how much of its time has gone by, and who watches.
//
//   const SearchTask task(settings, environment, watch);   // its time begins
#pragma once

#include "base/environment.hpp"
#include "bot/search/bot.hpp"

#include <functional>

namespace shinpan::inline bot {

// The time for a move. Its share that has gone by is 0 forever where there is no limit, or no clock.
class MoveTime {
public:
    MoveTime() = default;

    // So many seconds, from now on.
    MoveTime(std::function<double()> clock, double seconds);

    bool is_limited() const { return clock_ != nullptr; }
    double used() const;  // 1 when it is up
    bool is_up() const { return is_limited() && used() >= 1; }

    // The time up to half of what is left now.
    MoveTime half() const;

private:
    std::function<double()> clock_{};
    double began_ = 0;
    double seconds_ = 0;
};

struct SearchTask {
    explicit SearchTask(const BotSettings&, const Environment& = {}, const Watch& = {});

    bool has_to_stop() const {
        return time.is_up() || (environment.is_cancelled && environment.is_cancelled());
    }

    // Does nobody ask for more than a move?
    bool is_plain() const { return !watch && settings.confined.empty(); }

    // The first of two searches: half of the playouts, and of the time that is left.
    SearchTask half() const;

    BotSettings settings;
    Environment environment;
    MoveTime time{};
    Watch watch{};
};

}  // namespace shinpan::bot
