#include "tournament/files/time_class.hpp"

#include <algorithm>

namespace shinpan::tournament {
namespace {

constexpr double minute = 60'000;  // milliseconds

struct TimeClass {
    char name;
    double basic;        // minutes at least
    double incremental;  // the same where each move adds time
    double adjusted;
};
constexpr TimeClass classes[]{{'A', 60, 45, 75}, {'B', 40, 30, 50}, {'C', 25, 20, 30}};

// What the overtime counts, in milliseconds.
double overtime(const TimeControl& clock) {
    const auto period = static_cast<double>(clock.period);
    switch (clock.system) {
        case TimeSystem::byo_yomi:
        case TimeSystem::per_move:
        case TimeSystem::paid_overtime: return 45 * period;
        case TimeSystem::canadian: return 60 * period / std::max(clock.count, 1);
        case TimeSystem::fischer: return 120 * period;
        case TimeSystem::unlimited:
        case TimeSystem::absolute: break;
    }
    return 0;
}

}  // namespace

double adjusted_minutes(const TimeControl& clock) {
    return (static_cast<double>(clock.main) + overtime(clock)) / minute;
}

char time_class(const TimeControl& clock) {
    const double basic = static_cast<double>(clock.main) / minute;
    for (const TimeClass& one : classes)
        if (basic >= (clock.system == TimeSystem::fischer ? one.incremental : one.basic) &&
            adjusted_minutes(clock) >= one.adjusted)
            return one.name;
    return 'D';
}

}  // namespace shinpan::tournament
