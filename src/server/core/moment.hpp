// Moment: what the world is at when something comes in: the core reads no clock and draws no random numbers.
#pragma once

#include "go/table/time_control.hpp"

#include <array>
#include <cstdint>

namespace shinpan::server {

struct Moment {
    Milliseconds steady = 0;                // never goes back; from any start
    std::int64_t calendar = 0;              // milliseconds since the start of 1970, UTC; may jump
    std::array<std::uint64_t, 2> random{};  // drawn for this moment, by a source that nobody can foresee
};

}  // namespace shinpan::server
