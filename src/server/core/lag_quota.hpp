// LagQuota: how much of a player's turns was the line's and costs them nothing. A page says how long its
// player thought; the rest was on the way, and is given back as far as a quota reaches that grows with the
// round trip that the server itself has measured. Whoever lies gains no more than that.
// docs/decisions/0158-what-the-line-takes.md
#pragma once

#include "go/table/time_control.hpp"

#include <optional>

namespace shinpan::server {

// What a move may be given back on average over a line with that round trip; unknown: as if it were none.
constexpr Milliseconds lag_allowance(std::optional<Milliseconds> round_trip) {
    constexpr Milliseconds most = 1000, beyond_the_line = 140;
    const Milliseconds allowance = round_trip.value_or(0) + beyond_the_line;
    return allowance < most ? allowance : most;
}

class LagQuota {
public:
    // How much would be given at most now: so long after their time a move may still come.
    Milliseconds left(Milliseconds allowance) const { return quota_.value_or(at_first * allowance); }

    // What is given back of a turn that took `elapsed` here and `thought` there; nothing where nobody says.
    Milliseconds gift(Milliseconds elapsed, std::optional<Milliseconds> thought,
                      Milliseconds allowance) const {
        if (!thought || *thought >= elapsed) return 0;
        const Milliseconds claim = elapsed - *thought, quota = left(allowance);
        return claim < quota ? claim : quota;
    }

    // That was given, for a move.
    void spend(Milliseconds gift, Milliseconds allowance) {
        granted_ += gift;
        const Milliseconds quota = left(allowance) - gift + allowance, most = at_most * allowance;
        quota_ = quota < most ? quota : most;
    }

    // What was given in all.
    Milliseconds granted() const { return granted_; }

private:
    static constexpr Milliseconds at_first = 3, at_most = 7;  // times the allowance
    std::optional<Milliseconds> quota_{};                     // once a move was made
    Milliseconds granted_ = 0;
};

}  // namespace shinpan::server
