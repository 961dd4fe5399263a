#include "tournament/pairing/task_of.hpp"

#include "rounds.hpp"
#include "tournament/pairing/tier.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace shinpan::tournament {
namespace {

PlayerToPair player_in(const Event& event, int round, PlayerNumber number) {
    const auto players = event.unpaired(round);
    const PairingTask task = task_of(event, round, players);
    return *std::ranges::find(task.players, number, &PlayerToPair::number);
}

// Round by hand, in which White of each game wins.
void play_by_hand(Event& event, int round, std::vector<PairedGame> games,
                  std::vector<PlayerNumber> byes = {}) {
    REQUIRE(event.take(
        Paired{.round = round, .method = "by hand", .games = std::move(games), .byes = std::move(byes)}, 0));
    play(event, round, [](const PairedGame&) { return GameEnd::white_wins; });
}

}  // namespace

TEST_CASE("task: what each player brings along") {
    Event event = event_of(conditions_for(System::swiss), {34, 33, 32, 31, 30});
    play_by_hand(event, 1, {{1, 1, 2}, {2, 3, 4}}, {5});
    play_by_hand(event, 2, {{1, 1, 4}, {2, 2, 3}}, {});
    const PlayerToPair first = player_in(event, 3, 1);
    CHECK(first.score == 2);
    CHECK(first.balance == 2);
    CHECK(first.opponents == std::vector<PlayerNumber>{2, 4});
    CHECK(first.drawn_down == 1);  // in round 2, against a player without a point
    CHECK(first.drawn_up == 0);
    CHECK(player_in(event, 3, 4).drawn_up == 1);
    CHECK(player_in(event, 3, 2).drawn_up == 1);
    CHECK(player_in(event, 3, 5).byes == 1);
}

TEST_CASE("task: handicap games leave the balance of colors, and what comes later does not count") {
    Event event = event_of(conditions_for(System::mcmahon), {30, 26, 30, 30});
    play_by_hand(event, 1, {{.table = 1, .white = 1, .black = 2, .handicap = 3}, {2, 3, 4}});
    CHECK(player_in(event, 2, 1).balance == 0);
    CHECK(player_in(event, 2, 3).balance == 1);
    const auto before = player_in(event, 2, 1);
    play_by_hand(event, 2, {{1, 1, 3}});
    const PairingTask task = task_of(event, 2, std::vector<PlayerNumber>{1, 3});
    CHECK(task.players.front().score == before.score);
    CHECK(task.players.front().opponents == before.opponents);
}

TEST_CASE("task: places in a group are by the standings, then by rating, then by name") {
    Conditions laid = conditions_for(System::swiss);
    Event event = *Event::begin(laid, 0);
    for (const char* name : {"Doi", "Baba", "Abe"})
        REQUIRE(event.take(Registered{{.name = name, .rank = 30}}, 0));
    REQUIRE(event.take(Registered{{.name = "Chiba", .rank = 30, .rating = 2149, .is_rated = true}}, 0));
    CHECK(player_in(event, 1, 4).place == 0);
    CHECK(player_in(event, 1, 3).place == 1);
    CHECK(player_in(event, 1, 1).place == 3);
    CHECK(player_in(event, 1, 1).group_size == 4);
}

TEST_CASE("task: ranks for handicaps end at the limit, and thresholds lift players") {
    Event event = event_of(conditions_for(System::mcmahon), {35, 30, 29, 20});
    CHECK(player_in(event, 1, 1).pseudo_rank == 30);
    CHECK(player_in(event, 1, 4).pseudo_rank == 20);
    CHECK(player_in(event, 1, 1).is_above);
    CHECK(player_in(event, 1, 2).is_above);
    CHECK(!player_in(event, 1, 3).is_above);
    play_by_hand(event, 1, {{1, 3, 4}});
    CHECK(player_in(event, 2, 3).is_above);  // rank and wins together
}

TEST_CASE("task: the bye goes to the lowest category, whatever the score") {
    Conditions laid = conditions_for(System::swiss_by_categories);
    laid.categories = {30};
    Event event = event_of(laid, {32, 31, 20, 19, 18});
    const auto paired = pair_round(event, {.round = 1});
    REQUIRE(paired);
    CHECK(paired->byes == std::vector<PlayerNumber>{5});
    play_by_hand(event, 1, {{1, 1, 2}, {2, 5, 3}});  // 5 has a point, and 2 has none
    const auto next = pair_round(event, {.round = 2});
    REQUIRE(next);
    CHECK(event.player(next->byes.front()).rank < 30);
}

TEST_CASE("task: of two handicap games neither is better for the colors") {
    Conditions laid = conditions_for(System::mcmahon);
    Event event = event_of(laid, {30, 20, 10, 30});
    PairingTask task = task_of(event, 1, event.unpaired(1));
    task.players[1].balance = 2;
    const StrictCosts costs(task);
    const auto colors = [&](int one, int other) {
        return costs.of_pair(one, other)[static_cast<std::size_t>(Tier::colors)];
    };
    CHECK(colors(0, 1) == colors(0, 2));
    CHECK(colors(0, 3) > colors(0, 1));  // an even game that nobody's balance asks for
}

}  // namespace shinpan::tournament
