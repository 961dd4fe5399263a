// Allowance: how often something may be done: so often at once after a rest, and then so often a second.
//
//   Allowance messages(100, 20);
//   if (!messages.take(now)) refuse();
#pragma once

#include "go/table/time_control.hpp"

#include <algorithm>

namespace shinpan::server {

class Allowance {
public:
    Allowance(double at_once, double a_second)
        : left_(at_once), at_once_(at_once), a_millisecond_(a_second / 1000) {}

    // Once, at that time of a clock that never goes back. False where nothing is left.
    bool take(Milliseconds now) {
        left_ = std::min(at_once_, left_ + static_cast<double>(now - since_) * a_millisecond_);
        since_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

    // How long after the last `take` one more is there.
    Milliseconds rest() const {
        return left_ >= 1 ? 0 : 1 + static_cast<Milliseconds>((1 - left_) / a_millisecond_);
    }

    bool is_whole(Milliseconds now) const {
        return left_ + static_cast<double>(now - since_) * a_millisecond_ >= at_once_;
    }

private:
    double left_, at_once_, a_millisecond_;
    Milliseconds since_ = 0;
};

}  // namespace shinpan::server
