#include "tournament/ratings/aga.hpp"
#include "tournament/ratings/egf.hpp"
#include "tournament/ratings/glicko2.hpp"
#include "tournament/ratings/new_ratings.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

namespace shinpan::tournament {
namespace {

double after(double before, std::vector<EgfGame> games) { return egf_rating(before, games); }

bool is_within(double value, double wanted, double to) {
    return value >= wanted - to && value <= wanted + to;
}

}  // namespace

// The pages of the European Go Database and programs that were checked against it.
TEST_CASE("egf: published changes of ratings") {
    CHECK(is_within(after(2100, {{2100, 1}}), 2109.306, 0.0005));
    CHECK(is_within(after(2100, {{2100, 0}}), 2091.725, 0.0005));
    CHECK(is_within(after(2674.564, {{2611.051, 0}}), 2670.45617061712, 1e-9));
    CHECK(is_within(after(950, {{1200, 1}}), 988.790, 0.0005));
    CHECK(is_within(after(1200, {{950, 0}}), 1173.168, 0.0005));
    CHECK(is_within(after(220, {{420, 0}, {40, 1}, {1320, 0.5}}), 273.243, 0.0005));
    CHECK(is_within(after(0, {{20, 1}, {40, 0.5}, {10, 0}, {-40, 1}}), 68.793, 0.0005));
    CHECK(after(-895, {{2600, 0}, {2600, 0}, {2600, 0}, {2600, 0}}) >= -900);
}

TEST_CASE("egf: volatility, bonus and expectation have the published values") {
    CHECK(is_within(egf_volatility(100), 84.449, 0.0005));
    CHECK(is_within(egf_volatility(2100), 17.581, 0.0005));
    CHECK(is_within(egf_volatility(2600), 7.422, 0.0005));
    CHECK(is_within(egf_bonus(600), 4.25, 0.0005));
    CHECK(is_within(egf_bonus(2100), 0.5158, 0.0005));
    CHECK(is_within(egf_expected(1100, {.opponent = 1200}), 0.4193, 0.00005));
    CHECK(is_within(egf_expected(1000, {.opponent = 1300}), 0.2732225596195188, 1e-12));
    CHECK(is_within(egf_expected(1000, {.opponent = 1300, .stones = 1}), 0.30481324383684405, 1e-12));
    CHECK(is_within(egf_expected(1000, {.opponent = 1300, .stones = -1}), 0.23947531043217862, 1e-12));
}

TEST_CASE("egf: the class of an event follows from its clock") {
    const auto weight = [](const char* clock) { return egf_weight(*time_control_in(clock)); };
    CHECK(weight("byoyomi:3600:30:5") == 1);        // 60 minutes, adjusted 82.5
    CHECK(weight("absolute:3600") == 0.75);         // 60 adjusted: too little for class A
    CHECK(weight("fischer:2700:20") == 1);          // 45 and 40
    CHECK(weight("canadian:2400:300:15") == 0.75);  // 40 and 20
    CHECK(weight("byoyomi:1500:10:3") == 0.5);
    CHECK(weight("absolute:600") == 0);
    CHECK(egf_weight(*time_control_in("byoyomi:3600:30:5"), true) == 0.25);
}

TEST_CASE("aga: advantage and spread of a game have the published values") {
    CHECK(is_within(aga_advantage(0, 7.5), 0.01225, 5e-5));
    CHECK(is_within(aga_spread(0, 7.5), 1.056846, 5e-5));
    CHECK(is_within(aga_advantage(0, -7.5), 1.14775, 5e-5));
    CHECK(is_within(aga_spread(0, -7.5), 1.089811, 5e-5));
    CHECK(is_within(aga_advantage(9, -9), 9.6813, 5e-5));
    CHECK(is_within(aga_spread(9, -9), 1.467792, 5e-5));
}

TEST_CASE("aga: a new player's rating is less sure the lower their rank") {
    CHECK(is_within(aga_new_deviation(-48), 5.491812, 0.00005));
    CHECK(is_within(aga_new_deviation(-28), 3.544011, 0.00005));
    CHECK(is_within(aga_new_deviation(-8), 1.720464, 0.00005));
    CHECK(is_within(aga_new_deviation(2), 1.166191, 0.00005));
    CHECK(aga_new_deviation(12) == 1);
    CHECK(aga_rating_of(32) == 3.5);
    CHECK(aga_rating_of(26) == -4.5);
    CHECK(aga_from_scale(2300) == 3.5);
    CHECK(aga_from_scale(1700) == -4.5);
    CHECK(scale_from_aga(-4.5) == 1700);
}

TEST_CASE("aga: who declares a higher rank and wins is moved up part of the way") {
    const AgaPlayer known{2.5, 0.5};
    CHECK(aga_seed(known, 0, 2.5, true).rating == 2.5);
    CHECK(aga_seed(known, 0, 0.5, true).rating == 2.5);
    CHECK(aga_seed(known, 0, 3.5, false).rating == 2.5);
    CHECK(is_within(aga_seed(known, 0, 3.5, true).rating, 2.5 + 0.346016, 1e-9));
    CHECK(is_within(aga_seed(known, 0, 3.5, true).deviation, std::sqrt(0.25 + 0.256), 1e-9));
    CHECK(aga_seed(known, 0, 5.5, true).rating == 5.5);
    CHECK(aga_seed(known, 0, 5.5, true).deviation == aga_new_deviation(5.5));
    CHECK(is_within(aga_seed(known, 1000, 2.5, false).deviation, std::sqrt(0.5), 1e-9));
}

// The example of the AGA's program, whose search ends a little before the summit.
TEST_CASE("aga: four players and two games") {
    const std::array players{AgaPlayer{1.1, 0.1}, AgaPlayer{2.1, 0.2}, AgaPlayer{1.2, 0.12},
                             AgaPlayer{2.2, 0.22}};
    const std::array games{AgaGame{1, 0, 2, 0.5, false}, AgaGame{3, 2, 0, 7.5, true}};
    const auto made = aga_ratings(players, games);
    const std::array<double, 4> ratings{1.1029, 2.08842, 1.19566, 2.21463};
    const std::array<double, 4> summit{1.103013, 2.087949, 1.195834, 2.214004};
    const std::array<double, 4> deviations{0.099849, 0.198769, 0.119699, 0.218145};
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(is_within(made[i].rating, ratings[i], 0.001));
        CHECK(is_within(made[i].rating, summit[i], 2e-6));
        CHECK(is_within(made[i].deviation, deviations[i], 0.001));
    }
}

TEST_CASE("glicko-2: the example of its author") {
    const std::array games{Glicko2Game{1400, 30, 1}, Glicko2Game{1550, 100, 0}, Glicko2Game{1700, 300, 0}};
    const Glicko2 made = glicko2_rating({1500, 200, 0.06}, games);
    CHECK(is_within(made.rating, 1464.0507, 5e-4));
    CHECK(is_within(made.deviation, 151.5165, 5e-4));
    CHECK(is_within(made.volatility, 0.0599960, 5e-7));
    const Glicko2 idle = glicko2_rating({1500, 200, 0.06}, {});
    CHECK(idle.rating == 1500);
    CHECK(is_within(idle.deviation, 200.2714, 5e-4));
}

TEST_CASE("new ratings: games that were played count, those by default do not") {
    Conditions laid = usual_conditions(System::mcmahon);
    laid.title = "Spring";
    laid.clock = *time_control_in("byoyomi:3600:30:5");
    Event event = *Event::begin(laid, 0);
    for (const char* name : {"Abe", "Baba", "Chiba", "Doi"})
        REQUIRE(event.take(Registered{{.name = name, .rank = 30}}, 0));
    REQUIRE(event.take(Paired{.round = 1, .games = {{1, 1, 2}, {2, 3, 4}}}, 0));
    REQUIRE(event.take(Reported{1, 1, 2, GameEnd::white_wins}, 0));
    REQUIRE(event.take(Reported{1, 3, 4, GameEnd::white_wins, true}, 0));
    const auto made = new_ratings(event, {.system = RatingSystem::egf});
    REQUIRE(made.size() == 2);
    CHECK(made[0].player == 1);
    CHECK(made[0].before == 2100);
    CHECK(is_within(made[0].after, 2109.306, 0.0005));
    CHECK(is_within(made[1].after, 2091.725, 0.0005));
    const auto by_aga = new_ratings(event, {.system = RatingSystem::aga});
    REQUIRE(by_aga.size() == 2);
    CHECK(by_aga[0].after > by_aga[0].before);
    CHECK(by_aga[0].deviation_after < by_aga[0].deviation_before);
    const auto by_glicko = new_ratings(event, {.system = RatingSystem::glicko2});
    CHECK(by_glicko[1].after < by_glicko[1].before);
}

TEST_CASE("new ratings: a pair that plays as one has none") {
    Event event = *Event::begin(
        [] {
            Conditions laid = usual_conditions(System::swiss);
            laid.title = "Pairs";
            return laid;
        }(),
        0);
    for (const char* name : {"Abe", "Baba", "Chiba", "Doi"})
        REQUIRE(event.take(Registered{{.name = name, .rank = 30}}, 0));
    REQUIRE(event.take(Registered{{.name = "East", .rank = 30, .members = {1, 2}}}, 0));
    REQUIRE(event.take(Registered{{.name = "West", .rank = 30, .members = {3, 4}}}, 0));
    REQUIRE(event.take(Paired{.round = 1, .games = {{1, 5, 6}}}, 0));
    REQUIRE(event.take(Reported{1, 5, 6, GameEnd::white_wins}, 0));
    CHECK(new_ratings(event, {.system = RatingSystem::egf, .weight = 1}).empty());
}

}  // namespace shinpan::tournament
