#include "tournament/pairing/why.hpp"

#include "rounds.hpp"
#include "tournament/pairing/game_terms.hpp"

#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

namespace shinpan::tournament {
namespace {

Event swiss_of_eight() {
    Event event = event_of(conditions_for(System::swiss), {37, 36, 35, 34, 33, 32, 31, 30});
    pair(event, {.round = 1});
    play(event, 1);
    pair(event, {.round = 2});
    return event;
}

}  // namespace

TEST_CASE("why not: the first criterion in which the best round with that pair is worse") {
    const Event event = swiss_of_eight();
    const auto met = why_not(event, 2, 1, 5);
    REQUIRE(met);
    CHECK(met->criterion == "repeat");
    CHECK(met->words ==
          "With P01 – P05 the best round is worse in games between players who have met: 1 instead of 0");
    const auto seeded = why_not(event, 2, 1, 4);
    REQUIRE(seeded);
    CHECK(seeded->criterion == "seeding");
    CHECK(seeded->games == std::vector<std::pair<PlayerNumber, PlayerNumber>>{{1, 4}, {2, 3}});
    CHECK(why_not(event, 2, 1, 6)->criterion == "score");
    CHECK(why_not(event, 2, 1, 3)->do_meet);
}

TEST_CASE("why not: of a round that a director changed it says what is better") {
    Event event = event_of(conditions_for(System::swiss), {37, 36, 35, 34});
    REQUIRE(event.take(Paired{.round = 1, .method = "by hand", .games = {{1, 1, 2}, {2, 3, 4}}}, 0));
    const auto why = why_not(event, 1, 1, 3);
    REQUIRE(why);
    CHECK(why->criterion.empty());
    CHECK(why->words.find("better: this one is worse in distance from the seeding within groups") !=
          std::string::npos);
}

TEST_CASE("why not: refused where somebody is not in the round") {
    const Event event = swiss_of_eight();
    CHECK(!why_not(event, 3, 1, 2));
    CHECK(!why_not(event, 2, 1, 1));
    CHECK(!why_not(event, 2, 1, 9));
    CHECK(!why_not(event, 2, 1, nobody));
    Event tables = event_of(conditions_for(System::round_robin), {33, 32, 31, 30});
    pair(tables, {.round = 1});
    CHECK(!why_not(tables, 1, 1, 2));
}

TEST_CASE("why not: a bye that somebody else had") {
    Event event = event_of(conditions_for(System::swiss), {37, 36, 35});
    pair(event, {.round = 1});
    CHECK(event.round(1).byes == std::vector<PlayerNumber>{3});
    CHECK(why_not(event, 1, 1, nobody)->criterion == "last_bye");
}

TEST_CASE("sums of a round: those of its games together") {
    const Event event = swiss_of_eight();
    const auto sums = sums_of_round(event, 2);
    REQUIRE(sums);
    CHECK(sums->couples.size() == 4);
    for (std::size_t i = 0; i < sums->sums.size(); ++i) {
        std::int64_t sum = 0;
        for (const CoupleSums& couple : sums->couples) sum += couple.sums[i].sum;
        CHECK(sum == sums->sums[i].sum);
    }
}

TEST_CASE("terms of a game: stones, points and komi by the event's rules and board") {
    Conditions laid = conditions_for(System::mcmahon);
    laid.rules = *ruleset_called("japanese-1989");
    REQUIRE(laid.rules);
    CHECK(terms_of(laid, {.handicap = 0}).komi == laid.komi);
    CHECK(terms_of(laid, {.handicap = 0, .knows_colors = false}).is_nigiri);
    CHECK(terms_of(laid, {.handicap = 1}).stones == 0);
    CHECK(terms_of(laid, {.handicap = 1}).komi == half_point);
    CHECK(terms_of(laid, {.handicap = 4}).points.size() == 4);
    laid.size = {7, 7};
    CHECK(terms_of(laid, {.handicap = 9}).stones == largest_handicap(laid));
    CHECK(largest_handicap(laid) == 4);
}

}  // namespace shinpan::tournament
