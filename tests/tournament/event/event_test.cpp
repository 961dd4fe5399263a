#include "tournament/event/event.hpp"

#include "tournament/events.hpp"

#include <doctest/doctest.h>

using shinpan::half_point, shinpan::HalfPoints, shinpan::points;
using namespace shinpan::tournament;

namespace {

constexpr PlayerNumber a = 1, b = 2, c = 3, d = 4;

std::string refusal(Event& event, Deed deed) {
    const auto entries = event.entries().size();
    const auto taken = event.take(std::move(deed), 0);
    CHECK(event.entries().size() == entries + (taken ? 1 : 0));
    return taken ? "" : taken.error().what;
}

Event four_players() {
    Event event = event_of({30, 30, 30, 30});
    must(event.take(by_hand(1, {even_game(1, a, b), even_game(2, c, d)}), 0));
    return event;
}

HalfPoints points_of(const Event& event, PlayerNumber player, int round) {
    return points_for(player, *event.round(round).game_of(player));
}

}  // namespace

TEST_CASE("event: a result gives its points, and a mistaken one is put right") {
    Event event = four_players();
    must(event.take(Reported{1, a, b, GameEnd::white_wins, false, "W+R"}, 0));
    CHECK(points_of(event, a, 1) == points(1));
    CHECK(points_of(event, b, 1) == points(0));
    must(event.take(Reported{1, a, b, GameEnd::tie, false, "0"}, 0));
    CHECK(points_of(event, a, 1) == half_point);
    CHECK(points_of(event, b, 1) == half_point);
}

TEST_CASE("event: a result of a game that is not paired is refused, and says whom each of the two plays") {
    Event event = four_players();
    CHECK(refusal(event, Reported{1, a, c, GameEnd::white_wins, false, ""}) ==
          "A and C are not paired in round 1; A plays B at table 1; C plays D at table 2");
    CHECK(refusal(event, Reported{1, b, a, GameEnd::white_wins, false, ""}) == "A has White in this game");
    CHECK(refusal(event, Reported{4, a, b, GameEnd::white_wins, false, ""}) ==
          "there is no round 4: the event has 3 rounds");
}

TEST_CASE("event: nobody has two games in a round, and no table has two") {
    Event event = four_players();
    must(event.take(Registered{Player{.name = "E", .rank = 30}}, 0));
    CHECK(refusal(event, by_hand(1, {even_game(3, a, 5)})) == "A is paired in round 1 already, at table 1");
    CHECK(refusal(event, by_hand(2, {even_game(1, a, b), even_game(1, c, d)})) ==
          "table 1 is taken in round 2");
    CHECK(refusal(event, by_hand(2, {even_game(1, a, b), even_game(2, b, c)})) ==
          "B would be paired twice in round 2");
    CHECK(refusal(event, by_hand(1, {}, {5})) == "");
    CHECK(event.state(5, 1) == RoundState::bye);
    CHECK(refusal(event, by_hand(1, {}, {5})) == "E has a bye in round 1");
}

TEST_CASE("event: each state of a round that is not played is told apart") {
    Event event = event_of({30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30});
    must(event.take(Attendance{11, 1, 1, RoundState::agreed_absent}, 0));
    must(event.take(Attendance{12, 1, 1, RoundState::absent}, 0));
    must(event.take(
        by_hand(1, {even_game(1, 1, 2), even_game(2, 3, 4), even_game(3, 5, 6), even_game(4, 7, 8)}, {9}),
        0));
    must(event.take(Reported{1, 3, 4, GameEnd::black_wins, true, ""}, 0));
    must(event.take(Reported{1, 5, 6, GameEnd::both_lose, true, ""}, 0));
    must(event.take(Reported{1, 7, 8, GameEnd::tie, true, ""}, 0));
    CHECK(event.state(1, 1) == RoundState::paired);
    CHECK(event.state(3, 1) == RoundState::default_loss);
    CHECK(event.state(4, 1) == RoundState::default_win);
    CHECK(event.state(5, 1) == RoundState::both_lose);
    CHECK(event.state(7, 1) == RoundState::default_tie);
    CHECK(event.state(9, 1) == RoundState::bye);
    CHECK(event.state(10, 1) == RoundState::not_paired);
    CHECK(event.state(11, 1) == RoundState::agreed_absent);
    CHECK(event.state(12, 1) == RoundState::absent);
    CHECK(event.unpaired(1) == std::vector<PlayerNumber>{10, 13});
}

TEST_CASE("event: whoever is paired cannot be absent, and whoever is absent cannot be paired") {
    Event event = four_players();
    CHECK(refusal(event, Attendance{a, 1, 3, RoundState::agreed_absent}) ==
          "A has a game in round 1: take the pairing back, or give the game a result by default");
    must(event.take(Attendance{a, 2, 3, RoundState::agreed_absent}, 0));
    CHECK(refusal(event, by_hand(2, {even_game(1, a, c)})) == "A is absent in round 2");
    must(event.take(Attendance{a, 3, 3, RoundState::not_paired}, 0));
    CHECK(refusal(event, by_hand(3, {even_game(1, a, c)})) == "");
}

TEST_CASE("event: other colors leave the win with whoever has it") {
    Event event = four_players();
    must(event.take(Reported{1, a, b, GameEnd::white_wins, false, ""}, 0));
    must(event.take(Rearranged{1, PairedGame{.table = 5, .white = b, .black = a, .handicap = 2}}, 0));
    const PairedGame& game = *event.round(1).game_of(a);
    CHECK(game.black == a);
    CHECK(game.handicap == 2);
    CHECK(game.table == 5);
    CHECK(points_of(event, a, 1) == points(1));
    CHECK(refusal(event, Rearranged{1, even_game(2, a, b)}) == "table 2 is that of C – D");
}

TEST_CASE("event: a pairing is taken back, but not from under a result") {
    Event event = four_players();
    must(event.take(Reported{1, a, b, GameEnd::white_wins, false, ""}, 0));
    CHECK(refusal(event, Unpaired{1, {}}) == "the game A – B has a result: take that back first");
    must(event.take(Unpaired{1, {d}}, 0));
    CHECK(event.unpaired(1) == std::vector<PlayerNumber>{c, d});
    CHECK(event.round(1).game_of(a) != nullptr);
}

TEST_CASE("event: any entry is undone by another, and the undoing too") {
    Event event = four_players();
    must(event.take(Reported{1, a, b, GameEnd::white_wins, false, ""}, 0));
    const int result = static_cast<int>(event.entries().size());
    must(event.take(Undone{result}, 0));
    CHECK(event.round(1).game_of(a)->end == GameEnd::unknown);
    CHECK(event.is_undone(result));
    must(event.take(Undone{result + 1}, 0));
    CHECK(event.round(1).game_of(a)->end == GameEnd::white_wins);
    CHECK(!event.is_undone(result));
}

TEST_CASE("event: an entry that a later one stands on is not undone, and that one is named") {
    Event event = four_players();
    const int pairing = static_cast<int>(event.entries().size());
    must(event.take(Reported{1, a, b, GameEnd::white_wins, false, ""}, 0));
    CHECK(refusal(event, Undone{pairing}) ==
          "entry 7 stands on it (A and B are not paired in round 1): undo that one first");
    CHECK(refusal(event, Undone{40}) == "there is no entry 40 to undo");
    CHECK(refusal(event, Undone{1}) == "there is no entry 1 to undo");
}

TEST_CASE("event: a ruling gives a game its result, and an appeal that is upheld takes it back") {
    Event event = four_players();
    must(event.take(Reported{1, c, d, GameEnd::white_wins, false, "W+2.5"}, 0));
    Ruled ruled{.kind = RulingKind::result, .round = 1, .players = {c, d}, .end = GameEnd::black_wins};
    CHECK(refusal(event, ruled) == "a ruling needs its reason in words");
    ruled.words = "the group at the top is dead";
    must(event.take(ruled, 0));
    const int ruling = static_cast<int>(event.entries().size());
    CHECK(points_of(event, d, 1) == points(1));
    must(event.take(Appealed{ruling, c, "it has two eyes"}, 0));
    CHECK(refusal(event, Appealed{ruling, c, ""}) == "there is an appeal against this ruling already");
    must(event.take(Heard{ruling + 1, true, "three players", "it has two eyes"}, 0));
    CHECK(points_of(event, c, 1) == points(1));
    CHECK(event.round(1).game_of(c)->score == "W+2.5");
    CHECK(event.rulings()[0].is_lifted);
    CHECK(refusal(event, Heard{ruling + 1, false, "", ""}) == "this appeal has been heard");
}

TEST_CASE("event: standings are approved when every game has its result, and are final then") {
    Event event = four_players();
    must(event.take(Reported{1, a, b, GameEnd::white_wins, false, ""}, 0));
    CHECK(refusal(event, Approved{1, "the director"}) == "the game C – D of round 1 has no result yet");
    must(event.take(Reported{1, c, d, GameEnd::tie, false, ""}, 0));
    must(event.take(Approved{1, "the director"}, 0));
    CHECK(event.approved_round() == 1);
    CHECK(refusal(event, Reported{1, a, b, GameEnd::black_wins, false, ""}) ==
          "the standings after round 1 are final; undo their approval first");
}

TEST_CASE("event: conditions that do not go together are refused, and those of rounds that are over stay") {
    Event event = four_players();
    Conditions laid = event.conditions();
    laid.rounds = 0;
    CHECK(refusal(event, LaidDown{laid}) == "an event has 1 to 30 rounds, not 0");
    laid.rounds = 5;
    laid.mcmahon = {.floor = 20, .bar = 10};
    CHECK(refusal(event, LaidDown{laid}) == "the McMahon bar is below the floor");
    laid.mcmahon = {};
    laid.placement = {Criterion::wins, Criterion::wins};
    CHECK(refusal(event, LaidDown{laid}) == "the criterion NBW is listed twice");
}

TEST_CASE("event: of a team and its members the one is paired that the conditions say") {
    Event event = event_of({30, 29, 28});
    must(event.take(Registered{Player{.name = "The pair", .rank = 30, .members = {a, b}}}, 0));
    CHECK(event.unpaired(1) == std::vector<PlayerNumber>{c, d});
    CHECK(refusal(event, Registered{Player{.name = "Another", .rank = 30, .members = {a}}}) ==
          "A is a member of The pair");
}
