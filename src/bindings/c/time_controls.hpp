// Time controls of the C interface, as the core has them.
//
//   const auto control = capi::time_control(told);
//   if (!control) return SHINPAN_BAD_ARGUMENT;
#pragma once

#include "bindings/c/shinpan.h"
#include "go/table/time_control.hpp"

#include <optional>

namespace shinpan::capi {

static_assert(static_cast<int>(TimeSystem::unlimited) == SHINPAN_TIME_NONE);
static_assert(static_cast<int>(TimeSystem::absolute) == SHINPAN_TIME_ABSOLUTE);
static_assert(static_cast<int>(TimeSystem::byo_yomi) == SHINPAN_TIME_BYO_YOMI);
static_assert(static_cast<int>(TimeSystem::canadian) == SHINPAN_TIME_CANADIAN);
static_assert(static_cast<int>(TimeSystem::fischer) == SHINPAN_TIME_FISCHER);
static_assert(static_cast<int>(TimeSystem::per_move) == SHINPAN_TIME_PER_MOVE);
static_assert(static_cast<int>(TimeSystem::paid_overtime) == SHINPAN_TIME_PAID_OVERTIME);

// Nothing for NULL, and for a control that there is not.
inline std::optional<TimeControl> time_control(const shinpan_time_control* told) {
    if (told == nullptr || told->system < SHINPAN_TIME_NONE || told->system > SHINPAN_TIME_PAID_OVERTIME)
        return {};
    const TimeControl control{.system = static_cast<TimeSystem>(told->system),
                              .main = told->main,
                              .period = told->period,
                              .count = told->count,
                              .points = told->points};
    return is_possible(control) ? std::optional(control) : std::nullopt;
}

}  // namespace shinpan::capi
