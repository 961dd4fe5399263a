#include "tournament/ratings/glicko2.hpp"

#include <cmath>
#include <numbers>

namespace shinpan::tournament {
namespace {

constexpr double scale = 173.7178;
constexpr double centre = 1500;

double square(double x) { return x * x; }
double damping(double phi) { return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi)); }

struct Evidence {
    double variance = 0;  // of the rating as the games alone tell it
    double surplus = 0;   // points above what was expected, damped
};

Evidence evidence_of(double mu, std::span<const Glicko2Game> games) {
    double information = 0;
    double surplus = 0;
    for (const Glicko2Game& game : games) {
        const double g = damping(game.deviation / scale);
        const double expected = 1 / (1 + std::exp(-g * (mu - (game.opponent - centre) / scale)));
        information += square(g) * expected * (1 - expected);
        surplus += g * (game.points - expected);
    }
    return {1 / information, surplus};
}

// Step 5 of the paper: the root of f, by the method of Illinois.
double new_volatility(double phi, double sigma, double tau, double variance, double delta) {
    const double a = std::log(square(sigma));
    const auto f = [&](double x) {
        const double e = std::exp(x);
        const double spread = square(phi) + variance + e;
        return e * (square(delta) - spread) / (2 * square(spread)) - (x - a) / square(tau);
    };
    double low = a;
    double high = std::log(square(delta) - square(phi) - variance);
    if (square(delta) <= square(phi) + variance)
        for (high = a - tau; f(high) < 0;) high -= tau;
    double f_low = f(low);
    double f_high = f(high);
    while (std::abs(high - low) > 1e-9) {
        const double between = low + (low - high) * f_low / (f_high - f_low);
        const double f_between = f(between);
        if (f_between * f_high <= 0) {
            low = high;
            f_low = f_high;
        } else {
            f_low /= 2;
        }
        high = between;
        f_high = f_between;
    }
    return std::exp(low / 2);
}

}  // namespace

Glicko2 glicko2_rating(const Glicko2& before, std::span<const Glicko2Game> games, double tau) {
    const double phi = before.deviation / scale;
    if (games.empty())
        return {before.rating, scale * std::sqrt(square(phi) + square(before.volatility)), before.volatility};
    const double mu = (before.rating - centre) / scale;
    const Evidence evidence = evidence_of(mu, games);
    const double sigma =
        new_volatility(phi, before.volatility, tau, evidence.variance, evidence.variance * evidence.surplus);
    const double loose = square(phi) + square(sigma);
    const double after = 1 / std::sqrt(1 / loose + 1 / evidence.variance);
    return {centre + scale * (mu + square(after) * evidence.surplus), scale * after, sigma};
}

}  // namespace shinpan::tournament
