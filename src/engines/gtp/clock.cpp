#include "engines/gtp/clock.hpp"

#include <algorithm>

namespace shinpan::inline engines::gtp {

Allowance allowance_of(const TimeControl& time, const PlayerClock& clock) {
    const PlayerClock::Told left = clock.told();
    const double seconds = static_cast<double>(left.time) / 1000;
    const double period = static_cast<double>(time.period) / 1000;
    const bool in_period = left.count > 0;
    Allowance now{.main = in_period ? 0 : seconds, .period = in_period ? seconds : period};
    switch (time.system) {
        case TimeSystem::unlimited: break;
        case TimeSystem::absolute: now.system = Allowance::System::absolute; break;
        case TimeSystem::byo_yomi:
        case TimeSystem::per_move:
            now.system = Allowance::System::byo_yomi;
            now.periods = in_period ? left.count : time.count;
            break;
        case TimeSystem::canadian:
            now.system = Allowance::System::canadian;
            now.moves = in_period ? left.count : time.count;
            break;
        case TimeSystem::fischer:
            now.system = Allowance::System::fischer;
            now.increment = period;
            break;
        case TimeSystem::paid_overtime:
            now.system = Allowance::System::overtime;
            now.periods = in_period ? left.count : time.count;
            break;
    }
    return now;
}

void Clock::set(const TimeSettings& settings) {
    settings_ = settings;
    begin_again();
}

void Clock::begin_again() { left_.fill(settings_ ? settings_->each : Allowance{}); }

// A controller that tells what is left although no system was named means time without more to come.
void Clock::left(Color player, double seconds, int number) {
    Allowance& now = left_[index_of(player)];
    if (!settings_) now.system = Allowance::System::absolute;
    const bool counts_periods =
        now.system == Allowance::System::byo_yomi || now.system == Allowance::System::overtime;
    const bool has_periods = counts_periods || now.system == Allowance::System::canadian;
    const bool in_period = has_periods && number > 0;
    now.main = in_period ? 0 : seconds;
    if (in_period) now.period = seconds;
    if (in_period && counts_periods) now.periods = number;
    if (in_period && now.system == Allowance::System::canadian) now.moves = number;
}

std::optional<double> Clock::for_next_move(Color player, int moves_to_come) const {
    const auto seconds = seconds_for_move(left_[index_of(player)], moves_to_come);
    const double most = settings_ ? settings_->most_a_move : 0.0;
    if (!seconds || most <= 0) return seconds;
    return std::max(0.0, std::min(*seconds, most - usual_lag));
}

}  // namespace shinpan::engines::gtp
