// What time it is: by the clock that never goes back, and by the calendar.
#pragma once

#include "go/table/time_control.hpp"

#include <chrono>
#include <cstdint>

namespace shinpan::server {

template <class Clock>
std::int64_t milliseconds_of() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

// From any start; never goes back.
inline Milliseconds steady_now() { return milliseconds_of<std::chrono::steady_clock>(); }

// Since the start of 1970, UTC; may jump.
inline std::int64_t calendar_now() { return milliseconds_of<std::chrono::system_clock>(); }

}  // namespace shinpan::server
