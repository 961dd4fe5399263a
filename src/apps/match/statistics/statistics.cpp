#include "apps/match/statistics/statistics.hpp"

#include <cmath>

namespace shinpan::inline apps::match {
namespace {

// 95 % of a normal distribution lie within so many deviations.
constexpr double normal_97_5 = 1.959963984540054;
constexpr double elo_per_decade = 400;

}  // namespace

double share(const Results& results) {
    if (results.games() == 0) return 0.5;
    return (results.won + 0.5 * results.drawn) / results.games();
}

Interval share_interval(const Results& results) {
    const double games = results.games();
    if (games == 0) return {};
    const double p = share(results);
    const double z2 = normal_97_5 * normal_97_5;
    const double middle = (p + z2 / (2 * games)) / (1 + z2 / games);
    const double half = normal_97_5 / (1 + z2 / games) * std::sqrt((p * (1 - p) + z2 / (4 * games)) / games);
    return {p == 0 ? 0 : middle - half, p == 1 ? 1 : middle + half};
}

std::optional<double> elo_of(double share) {
    if (share <= 0 || share >= 1) return {};
    return elo_per_decade * std::log10(share / (1 - share));
}

double share_of(double elo) { return 1 / (1 + std::pow(10, -elo / elo_per_decade)); }

EloInterval elo_interval(const Results& results) {
    if (results.games() == 0) return {};
    const Interval shares = share_interval(results);
    return {elo_of(shares.low), elo_of(share(results)), elo_of(shares.high)};
}

double log_likelihood_ratio(const Sprt& test, const Results& results) {
    const double won = results.won + 0.5 * results.drawn;
    const double lost = results.games() - won;  // a share of it, not 1 - share: that is 0 from 6400 Elo on
    return won * std::log(share_of(test.elo1) / share_of(test.elo0)) +
           lost * std::log(share_of(-test.elo1) / share_of(-test.elo0));
}

Interval stopping_bounds(const Sprt& test) {
    return {std::log(test.wrong_if_elo1 / (1 - test.wrong_if_elo0)),
            std::log((1 - test.wrong_if_elo1) / test.wrong_if_elo0)};
}

Finding finding(const Sprt& test, const Results& results) {
    const double ratio = log_likelihood_ratio(test, results);
    const Interval bounds = stopping_bounds(test);
    if (ratio <= bounds.low) return Finding::elo0;
    return ratio >= bounds.high ? Finding::elo1 : Finding::none_yet;
}

}  // namespace shinpan::apps::match
