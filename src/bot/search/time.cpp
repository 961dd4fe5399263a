#include "bot/search/time.hpp"

#include <algorithm>

namespace shinpan::inline bot {
namespace {

constexpr double share_of_period = 0.9;
constexpr int kept_for_more = 4;  // moves beyond those expected that main time must last for

double part_of(double time, int moves_to_come) { return time / (std::max(1, moves_to_come) + kept_for_more); }

// In a period of its own each move has all of it; before, a period is what is left when the rest is gone.
double with_periods(const Allowance& left, double per_period, int moves_to_come) {
    if (left.main <= 0) return share_of_period * per_period;
    return std::max(part_of(left.main, moves_to_come), std::min(left.main, share_of_period * per_period));
}

// The periods that may run out without harm are thinking time too.
double byo_yomi(const Allowance& left, int moves_to_come) {
    const int spare = std::max(0, left.periods - 1);
    const double extra = part_of(spare * left.period, moves_to_come);
    return with_periods(left, left.period, moves_to_come) + (left.main > 0 ? extra : 0);
}

double fischer(const Allowance& left, int moves_to_come) {
    const double wanted = part_of(left.main, moves_to_come) + share_of_period * left.increment;
    return std::min(wanted, share_of_period * left.main);
}

}  // namespace

std::optional<double> seconds_for_move(const Allowance& left, int moves_to_come, double lag) {
    double seconds = 0;
    switch (left.system) {
        case Allowance::System::none: return {};
        case Allowance::System::absolute:
        case Allowance::System::overtime:  // a penalty costs more than a better move brings
            seconds = left.main > 0 ? part_of(left.main, moves_to_come) : part_of(left.period, moves_to_come);
            break;
        case Allowance::System::byo_yomi: seconds = byo_yomi(left, moves_to_come); break;
        case Allowance::System::canadian:
            seconds = with_periods(left, left.period / std::max(1, left.moves), moves_to_come);
            break;
        case Allowance::System::fischer: seconds = fischer(left, moves_to_come); break;
    }
    return std::max(0.0, seconds - lag);
}

}  // namespace shinpan::bot
