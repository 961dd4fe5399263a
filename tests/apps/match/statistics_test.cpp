// Statistics of matches, against published figures and by simulation.
#include "apps/match/statistics/statistics.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <random>

using namespace shinpan::match;

namespace {

bool near(double value, double expected, double by) { return std::abs(value - expected) <= by; }

// The results of one sequential test between players of that true share, and what it finds.
Finding simulate(const Sprt& test, double true_share, double draws, std::mt19937& random, int& games) {
    std::uniform_real_distribution<double> uniform(0, 1);
    Results results;
    while (finding(test, results) == Finding::none_yet) {
        if (uniform(random) < draws)
            ++results.drawn;
        else
            ++(uniform(random) < true_share ? results.won : results.lost);
    }
    games += results.games();
    return finding(test, results);
}

}  // namespace

TEST_CASE("the interval of a share is Wilson's, as textbooks have it") {
    const Interval eight_of_ten = share_interval({8, 0, 2});
    CHECK(near(eight_of_ten.low, 0.4901625, 1e-6));
    CHECK(near(eight_of_ten.high, 0.9433178, 1e-6));
    const Interval all = share_interval({10, 0, 0});
    CHECK(near(all.low, 0.7224672, 1e-6));
    CHECK(all.high == 1);
    CHECK(share_interval({0, 0, 10}).low == 0);
    CHECK(near(share_interval({0, 0, 10}).high, 1 - 0.7224672, 1e-6));
}

TEST_CASE("without a game nothing is known") {
    CHECK(share({}) == 0.5);
    CHECK(share_interval({}).low == 0);
    CHECK(share_interval({}).high == 1);
    CHECK_FALSE(elo_interval({}).middle);
    CHECK(log_likelihood_ratio({.elo0 = 0, .elo1 = 10}, {}) == 0);
}

TEST_CASE("a draw is half a game won") {
    CHECK(share({3, 4, 3}) == 0.5);
    CHECK(share({1, 2, 0}) == share({2, 0, 1}));
    CHECK(log_likelihood_ratio({.elo0 = 0, .elo1 = 50}, {0, 2, 0}) ==
          doctest::Approx(log_likelihood_ratio({.elo0 = 0, .elo1 = 50}, {1, 0, 1})));
}

TEST_CASE("the largest difference that can be tested for is a number like any other") {
    const double lost = log_likelihood_ratio({.elo0 = 0, .elo1 = 10'000}, {0, 0, 1});
    CHECK(near(lost, std::log(2) - 25 * std::log(10), 1e-9));
    CHECK(finding({.elo0 = 0, .elo1 = 10'000}, {0, 0, 1}) == Finding::elo0);
}

TEST_CASE("Elo's scale: ten to one is 400 points, and one who lost every game has no bound below") {
    CHECK(near(*elo_of(10.0 / 11), 400, 1e-9));
    CHECK(near(share_of(400), 10.0 / 11, 1e-12));
    CHECK(near(*elo_of(share_of(-123.4)), -123.4, 1e-9));
    const EloInterval even = elo_interval({50, 0, 50});
    CHECK(near(*even.middle, 0, 1e-9));
    CHECK(near(*even.low, -*even.high, 1e-9));
    const EloInterval lost = elo_interval({0, 0, 20});
    CHECK_FALSE(lost.low);
    CHECK_FALSE(lost.middle);
    CHECK(*lost.high < 0);
}

TEST_CASE("the sequential test stops at Wald's bounds") {
    const Sprt test{.elo0 = 0, .elo1 = 100};
    const Interval bounds = stopping_bounds(test);
    CHECK(near(bounds.high, std::log(19), 1e-12));
    CHECK(near(bounds.low, -std::log(19), 1e-12));
    CHECK(finding(test, {5, 0, 5}) == Finding::none_yet);
    CHECK(finding(test, {60, 0, 10}) == Finding::elo1);
    CHECK(finding(test, {10, 0, 60}) == Finding::elo0);
}

TEST_CASE("the sequential test is wrong no more often than it may be, draws or none") {
    const Sprt test{.elo0 = 0, .elo1 = 120};
    std::mt19937 random(7);
    for (const double draws : {0.0, 0.4})
        for (const bool first_holds : {true, false}) {
            CAPTURE(draws);
            CAPTURE(first_holds);
            int wrong = 0;
            int games = 0;
            // Draws shrink the difference between wins and losses, so that the share stays that of the Elo.
            const double share = share_of(first_holds ? test.elo0 : test.elo1);
            const double decisive = draws < 1 ? 0.5 + (share - 0.5) / (1 - draws) : 0.5;
            for (int i = 0; i < 2000; ++i)
                wrong += simulate(test, decisive, draws, random, games) ==
                         (first_holds ? Finding::elo1 : Finding::elo0);
            CHECK(wrong <= 130);  // 5 % of 2,000 and three deviations
            CHECK(games / 2000 < 200);
        }
}
