// Attendance: when each player was away from the table, as far as the server has seen it.
#pragma once

#include "server/core/messages.hpp"
#include "server/core/moment.hpp"

#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace shinpan::server {

class Attendance {
public:
    // Nobody is there yet.
    explicit Attendance(const Moment& now) : began_(now.calendar) {
        for (std::deque<Time>& times : away_) times.push_back({now.calendar, now.steady, 0});
    }

    // Black and White are there from now on, or not.
    void note(const std::array<bool, 2>& present, const Moment& now) {
        for (std::size_t player = 0; player < present.size(); ++player) {
            if (std::exchange(is_there_[player], present[player]) == present[player]) continue;
            std::deque<Time>& times = away_[player];
            if (!present[player]) {
                times.push_back({now.calendar, now.steady, 0});
                if (times.size() > most) times.pop_front();
            } else if (times.back().lasted = now.steady - times.back().since;
                       times.back().lasted < shortest) {
                times.pop_back();
            }
        }
    }

    // Since when they are away, by the clock that never jumps; nothing while they are there.
    std::optional<Milliseconds> away_since(Color player) const {
        if (is_there_[index_of(player)]) return {};
        return away_[index_of(player)].back().since;
    }

    // Since when the server looks, by the calendar.
    std::int64_t began() const { return began_; }

    std::vector<Away> away(Color player, const Moment& now) const {
        std::vector<Away> all;
        for (const Time& time : away_[index_of(player)]) all.push_back({time.at, time.lasted});
        if (!is_there_[index_of(player)])
            all.back().lasted = now.steady - away_[index_of(player)].back().since;
        return all;
    }

private:
    static constexpr std::size_t most = 50;
    static constexpr Milliseconds shortest = 1000;  // less is a page that is loaded again
    struct Time {
        std::int64_t at = 0;
        Milliseconds since = 0, lasted = 0;  // by the clock that never jumps
    };
    std::int64_t began_;
    std::array<bool, 2> is_there_{};
    std::array<std::deque<Time>, 2> away_{};
};

}  // namespace shinpan::server
