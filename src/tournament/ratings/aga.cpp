#include "tournament/ratings/aga.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace shinpan::tournament {
namespace {

// By handicap from 2; what is more counts as 9.
constexpr std::array spreads{1.13672, 1.18795, 1.22841, 1.27457, 1.31978, 1.35881, 1.39782, 1.43614};

// Deviations of new players, one for the middle of each rank from 50 kyu to 9 dan without the gap between kyu
// and dan.
constexpr double first_middle = -49.5;
constexpr std::array new_deviations{
    5.73781, 5.63937, 5.54098, 5.44266, 5.34439, 5.24619, 5.14806, 5.05000, 4.95202, 4.85412,
    4.75631, 4.65859, 4.56098, 4.46346, 4.36606, 4.26878, 4.17163, 4.07462, 3.97775, 3.88104,
    3.78451, 3.68816, 3.59201, 3.49607, 3.40037, 3.30492, 3.20975, 3.11488, 3.02035, 2.92617,
    2.83240, 2.73907, 2.64622, 2.55392, 2.46221, 2.37118, 2.28090, 2.19146, 2.10297, 2.01556,
    1.92938, 1.84459, 1.76139, 1.68003, 1.60078, 1.52398, 1.45000, 1.37931, 1.31244, 1.25000,
    1.19269, 1.14127, 1.09659, 1.05948, 1.03078, 1.01119, 1.00125, 1.00000, 1.00000};

double closed(double rating) { return rating > 0 ? rating - 1 : rating + 1; }
double opened(double rating) { return rating > 0 ? rating + 1 : rating - 1; }

double normal_density(double x) { return std::exp(-x * x / 2) / std::sqrt(2 * std::numbers::pi); }
double normal_share(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

// The slope of log Φ; far below, where Φ vanishes, its limit.
double slope(double x) { return x < -30 ? -x : normal_density(x) / normal_share(x); }
double log_share(double x) {
    return x < -30 ? -x * x / 2 - std::log(-x) - std::log(2 * std::numbers::pi) / 2
                   : std::log(normal_share(x));
}

// One game as one of its players sees it: they win with Φ(sign * (own - other - shift) / spread).
struct Seen {
    std::size_t other;
    double shift;
    double spread;
    double sign;

    double deviate(double own, double others) const { return sign * (own - others - shift) / spread; }
};

class Beliefs {
public:
    Beliefs(std::span<const AgaPlayer> players, std::span<const AgaGame> games)
        : prior_(players), ratings_(players.size()), seen_(players.size()) {
        for (std::size_t i = 0; i < players.size(); ++i) ratings_[i] = closed(players[i].rating);
        for (const AgaGame& game : games) {
            const double advantage = aga_advantage(game.handicap, game.komi);
            const double spread = aga_spread(game.handicap, game.komi);
            const double sign = game.white_wins ? 1 : -1;
            seen_[game.white].push_back({game.black, advantage, spread, sign});
            seen_[game.black].push_back({game.white, -advantage, spread, -sign});
        }
    }

    // The log of the likelihood is concave, so that climbing it player by player comes to its one summit.
    void climb() {
        constexpr int most_turns = 10'000;
        constexpr double still = 1e-12;
        for (int turn = 0; turn < most_turns; ++turn) {
            double moved = 0;
            for (std::size_t i = 0; i < ratings_.size(); ++i) moved = std::max(moved, step(i));
            if (moved < still) return;
        }
    }

    std::vector<AgaPlayer> after() const {
        std::vector<AgaPlayer> made;
        for (std::size_t i = 0; i < ratings_.size(); ++i) made.push_back({opened(ratings_[i]), deviation(i)});
        return made;
    }

private:
    // One step of Newton's, kept within one deviation.
    double step(std::size_t i) {
        const double sigma = prior_[i].deviation;
        double gradient = (closed(prior_[i].rating) - ratings_[i]) / (sigma * sigma);
        double curvature = 1 / (sigma * sigma);
        for (const Seen& game : seen_[i]) {
            const double x = game.deviate(ratings_[i], ratings_[game.other]);
            const double rise = slope(x);
            gradient += game.sign * rise / game.spread;
            curvature += rise * (x + rise) / (game.spread * game.spread);
        }
        const double by = std::clamp(gradient / curvature, -sigma, sigma);
        ratings_[i] += by;
        return std::abs(by);
    }

    double log_likelihood(std::size_t i, double own) const {
        const double from = (own - closed(prior_[i].rating)) / prior_[i].deviation;
        double sum = -from * from / 2;
        for (const Seen& game : seen_[i]) sum += log_share(game.deviate(own, ratings_[game.other]));
        return sum;
    }

    // The root of the second moment around the summit, on a grid of five deviations to each side.
    double deviation(std::size_t i) const {
        const double at_summit = log_likelihood(i, ratings_[i]);
        double sum = 0;
        double squares = 0;
        for (int tenths = -50; tenths <= 50; ++tenths) {
            const double away = prior_[i].deviation * tenths / 10;
            const double weight = std::exp(log_likelihood(i, ratings_[i] + away) - at_summit);
            sum += weight;
            squares += weight * away * away;
        }
        return std::sqrt(squares / sum);
    }

    std::span<const AgaPlayer> prior_;
    std::vector<double> ratings_;
    std::vector<std::vector<Seen>> seen_;
};

}  // namespace

double aga_advantage(int handicap, double komi) {
    return handicap <= 1 ? 0.580 - 0.0757 * komi : handicap - 0.0757 * komi;
}

double aga_spread(int handicap, double komi) {
    if (handicap <= 1) return 1.0649 - 0.0021976 * komi + 0.00014984 * komi * komi;
    return spreads[static_cast<std::size_t>(std::min(handicap, 9) - 2)] - 0.0035169 * komi;
}

double aga_new_deviation(double rating) {
    if (rating > 7.5) return 1;
    if (rating < -50.5) return 6;
    const double at = std::clamp(closed(rating) - first_middle, 0.0, new_deviations.size() - 1.0);
    const auto from = static_cast<std::size_t>(std::clamp(at - 1, 0.0, new_deviations.size() - 4.0));
    double sum = 0;  // the cubic through the four points around it
    for (std::size_t i = from; i < from + 4; ++i) {
        double share = new_deviations[i];
        for (std::size_t j = from; j < from + 4; ++j)
            if (j != i)
                share *= (at - static_cast<double>(j)) / (static_cast<double>(i) - static_cast<double>(j));
        sum += share;
    }
    return sum;
}

AgaPlayer aga_seed(const AgaPlayer& known, double days, double declared, bool has_won) {
    constexpr double new_from = 3;  // grades
    const double wider = 0.0005 * days;
    const double variance = known.deviation * known.deviation + wider * wider;
    const double above = closed(declared) - closed(known.rating);
    if (above < 1 || !has_won) return {known.rating, std::sqrt(variance)};
    if (above >= new_from) return {declared, aga_new_deviation(declared)};
    const double moved = closed(known.rating) + 0.024746 + 0.32127 * above;
    return {opened(moved), std::sqrt(variance + 0.256 * std::pow(above, 1.9475))};
}

double aga_rating_of(int rank) { return rank >= 30 ? rank - 28.5 : rank - 30.5; }

std::vector<AgaPlayer> aga_ratings(std::span<const AgaPlayer> players, std::span<const AgaGame> games) {
    Beliefs beliefs(players, games);
    beliefs.climb();
    return beliefs.after();
}

double aga_from_scale(double rating) { return opened((rating - 2050) / 100); }
double scale_from_aga(double rating) { return closed(rating) * 100 + 2050; }

}  // namespace shinpan::tournament
