#include "tournament/ratings/egf.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace shinpan::tournament {
namespace {

constexpr double floor_rating = -900;
constexpr double top = 3300;  // of the scale
constexpr double minute = 60'000;

double strength(double rating) { return -7 * std::log(top - rating); }

// What the stones are worth to the one who takes them.
double worth(int stones) { return stones == 0 ? 0 : 100 * (std::abs(stones) - 0.5); }

// Minutes as classes of events count them: overtime makes some of them.
double adjusted_minutes(const TimeControl& clock) {
    const double main = static_cast<double>(clock.main) / minute;
    const double period = static_cast<double>(clock.period) / minute;
    switch (clock.system) {
        case TimeSystem::unlimited: return 1'000;
        case TimeSystem::absolute: return main;
        case TimeSystem::byo_yomi:
        case TimeSystem::paid_overtime: return main + 45 * period;
        case TimeSystem::canadian: return main + 60 * period / std::max(clock.count, 1);
        case TimeSystem::fischer: return main + 120 * period;
        case TimeSystem::per_move: return 120 * period;
    }
    return 0;
}

struct TimeClass {
    double main;
    double fischer_main;
    double adjusted;
    double weight;
};
constexpr TimeClass time_classes[] = {{60, 45, 75, 1}, {40, 30, 50, 0.75}, {25, 20, 30, 0.5}};
constexpr TimeClass class_over_the_net{40, 30, 50, 0.25};

bool is_within(const TimeControl& clock, const TimeClass& of) {
    const double main =
        clock.system == TimeSystem::unlimited ? 1'000 : static_cast<double>(clock.main) / minute;
    const double least = clock.system == TimeSystem::fischer ? of.fischer_main : of.main;
    return main >= least && adjusted_minutes(clock) >= of.adjusted;
}

}  // namespace

double egf_volatility(double rating) { return std::pow((top - rating) / 200, 1.6); }

double egf_bonus(double rating) { return std::log(1 + std::exp((2300 - rating) / 80)) / 5; }

double egf_expected(double rating, const EgfGame& game) {
    const double own = rating + (game.stones > 0 ? worth(game.stones) : 0);
    const double other = game.opponent + (game.stones < 0 ? worth(game.stones) : 0);
    return 1 / (1 + std::exp(strength(other) - strength(own)));
}

double egf_rating(double before, std::span<const EgfGame> games, double weight) {
    double change = 0;
    for (const EgfGame& game : games)
        change += egf_volatility(before) * (game.points - egf_expected(before, game)) + egf_bonus(before);
    return std::max(floor_rating, before + weight * change);
}

double egf_weight(const TimeControl& clock, bool over_the_net) {
    if (over_the_net) return is_within(clock, class_over_the_net) ? class_over_the_net.weight : 0;
    for (const TimeClass& one : time_classes)
        if (is_within(clock, one)) return one.weight;
    return 0;
}

}  // namespace shinpan::tournament
