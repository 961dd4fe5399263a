#include "engines/gtp/clock.hpp"

#include <algorithm>

namespace shinpan::inline engines::gtp {

void Clock::set(const TimeSettings& settings) {
    settings_ = settings;
    left_.fill(settings.each);
}

// A controller that tells what is left although no system was named means time without more to come.
void Clock::left(Color player, double seconds, int number) {
    Allowance& now = left_[index_of(player)];
    if (!settings_) now.system = Allowance::System::absolute;
    const bool has_periods =
        now.system == Allowance::System::byo_yomi || now.system == Allowance::System::canadian;
    const bool in_period = has_periods && number > 0;
    now.main = in_period ? 0 : seconds;
    if (in_period) now.period = seconds;
    if (in_period && now.system == Allowance::System::byo_yomi) now.periods = number;
    if (in_period && now.system == Allowance::System::canadian) now.moves = number;
}

std::optional<double> Clock::for_next_move(Color player, int moves_to_come) const {
    const auto seconds = seconds_for_move(left_[index_of(player)], moves_to_come);
    const double most = settings_ ? settings_->most_a_move : 0.0;
    if (!seconds || most <= 0) return seconds;
    return std::max(0.0, std::min(*seconds, most - usual_lag));
}

}  // namespace shinpan::engines::gtp
