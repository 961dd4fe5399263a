// Standings, worked out by hand.
#include "tournament/standings/standings.hpp"

#include "property.hpp"
#include "tournament/played.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace shinpan::tournament {
namespace {

// What a criterion is for one player, as the table shows it.
std::string shown(const Event& event, int after, Criterion criterion, PlayerNumber player,
                  Ranked ranked = Ranked::sides) {
    const Standings table = standings(event, after, {{criterion}, ranked});
    const auto row = std::find_if(table.rows.begin(), table.rows.end(),
                                  [&](const StandingsRow& one) { return one.player == player; });
    return row == table.rows.end() ? "not there" : value_text(criterion, row->values[0]);
}

// "P2 1, P1 2, P3 2": the rows in their order, with their places.
std::string places(const Standings& table, const Event& event) {
    std::string text;
    for (const StandingsRow& row : table.rows)
        text += (text.empty() ? "" : ", ") + event.player(row.player).name + ' ' + std::to_string(row.place);
    return text;
}

// Four players of 3d, 1d, 2k and 5k, start scores 32, 30, 28 and 25. P1 beats P2 and P3, P4 takes three
// stones from P2 and wins; in the last round P1 is absent and P4 has a bye, and P2 and P3 tie.
Event weekend() {
    Conditions laid = titled(System::mcmahon, 3);
    Event event = event_of(laid, {32, 30, 28, 25});
    play(event, 1, {{1, 2}, {3, 4, GameEnd::black_wins, 2}});
    play(event, 2, {{1, 3, GameEnd::white_wins, 1}, {2, 4, GameEnd::black_wins, 3}});
    enter(event, Attendance{1, 3, 3, RoundState::agreed_absent});
    play(event, 3, {{2, 3, GameEnd::tie, 1}}, {4});
    return event;
}

TEST_CASE("scores add up games, byes and absences, and round the last two down together") {
    const Event event = weekend();
    CHECK(shown(event, 0, Criterion::mcmahon, 1) == "32");
    CHECK(shown(event, 3, Criterion::wins, 1) == "2");      // an absence counts nothing in wins
    CHECK(shown(event, 3, Criterion::mcmahon, 1) == "34");  // 32 + 2, and the half point rounded down
    CHECK(shown(event, 3, Criterion::wins, 2) == "0.5");    // a half of a game stands
    CHECK(shown(event, 3, Criterion::mcmahon, 4) == "28");  // 25 + 2 + 1
    CHECK(shown(event, 2, Criterion::mcmahon, 4) == "27");
    CHECK(shown(event, 3, Criterion::start_score, 4) == "25");
}

TEST_CASE(
    "sums over opponents take the handicap in McMahon scores, and the own start score without an opponent") {
    const Event event = weekend();
    // After round 3: P1 34, P2 30.5, P3 28.5, P4 28; wins 2, 0.5, 0.5, 3.
    CHECK(shown(event, 3, Criterion::opponents_mcmahon, 1) == "92");    // 30.5 + (28.5 + 1) + 32
    CHECK(shown(event, 3, Criterion::opponents_mcmahon, 2) == "94.5");  // 34 + (28 + 3) + (28.5 + 1)
    CHECK(shown(event, 3, Criterion::opponents_mcmahon, 4) == "79");    // (28.5 - 2) + (30.5 - 3) + 25
    CHECK(shown(event, 3, Criterion::opponents_wins, 1) == "1");
    CHECK(shown(event, 3, Criterion::opponents_wins, 4) == "1");
    CHECK(shown(event, 3, Criterion::opponents_mcmahon_less_1, 4) == "54");  // without the start score, 25
    CHECK(shown(event, 3, Criterion::opponents_mcmahon_less_2, 4) == "27.5");
    CHECK(shown(event, 3, Criterion::opponents_wins_less_1, 2) == "5");  // 2 + 3, without 0.5
    CHECK(shown(event, 3, Criterion::opponents_wins_less_2, 2) == "3");
}

TEST_CASE("a win counts the opponent's score whole, a tie half") {
    const Event event = weekend();
    CHECK(shown(event, 3, Criterion::defeated_wins, 1) == "1");
    CHECK(shown(event, 3, Criterion::defeated_wins, 2) == "0.25");      // half of P3's half point
    CHECK(shown(event, 3, Criterion::defeated_mcmahon, 3) == "14.75");  // half of 30.5 - 1
    CHECK(shown(event, 3, Criterion::defeated_mcmahon, 4) == "54");     // 26.5 + 27.5
}

TEST_CASE("sums of sums, and sums over rounds") {
    const Event event = weekend();
    // Sums of opponents' McMahon scores: P1 92, P2 94.5, P3 (28 + 2) + (34 - 1) + (30.5 - 1) = 92.5, P4 79.
    CHECK(shown(event, 3, Criterion::opponents_opponents_mcmahon, 1) == "283");  // 94.5 + 92.5 + 3 x 32
    CHECK(shown(event, 3, Criterion::opponents_opponents_wins, 4) ==
          "11");                                                   // P3's 3 + 2 + 0.5 and P2's 2 + 3 + 0.5
    CHECK(shown(event, 3, Criterion::cumulative_wins, 1) == "5");  // 1 + 2 + 2
    CHECK(shown(event, 3, Criterion::cumulative_mcmahon, 4) == "81");  // 26 + 27 + 28
}

TEST_CASE("exploits are games against somebody whom the handicap does not bring down") {
    Event event = event_of(titled(System::swiss, 2), {30, 30, 28, 32});
    play(event, 1, {{1, 2}, {4, 3, GameEnd::black_wins}});
    play(event, 2, {{2, 3}, {4, 1}});
    CHECK(shown(event, 2, Criterion::exploits_tried, 1) ==
          "4");  // an equal: 1 win; two ranks above: 3 times 1 win
    CHECK(shown(event, 2, Criterion::exploits, 1) == "1");
    CHECK(shown(event, 2, Criterion::exploits_tried, 4) == "0");  // both opponents are weaker
    CHECK(shown(event, 2, Criterion::exploits, 3) == "3");
}

TEST_CASE("a cup's score doubles each round, and a bye is a win there") {
    Event event = event_of(titled(System::knockout, 2), {30, 30, 30});
    play(event, 1, {{1, 2}}, {3});
    play(event, 2, {{3, 1}}, {});
    CHECK(shown(event, 2, Criterion::score_of_cup, 3) == "3");
    CHECK(shown(event, 2, Criterion::score_of_cup, 1) == "2");
    CHECK(shown(event, 2, Criterion::score_of_cup, 2) == "0");
}

TEST_CASE("the Strasbourg score lifts who is unbeaten from the bar") {
    Conditions laid = titled(System::mcmahon, 3);
    laid.mcmahon.bar = 30;
    Event event = event_of(laid, {33, 30, 31, 20});
    play(event, 1, {{1, 2}, {3, 4}});
    play(event, 2, {{1, 3}, {2, 4}});
    CHECK(shown(event, 1, Criterion::strasbourg, 1) == "33");  // 30 + 1, and the step of the quarter-final
    CHECK(shown(event, 2, Criterion::strasbourg, 1) == "36");
    CHECK(shown(event, 2, Criterion::strasbourg, 3) == "33");
    CHECK(shown(event, 2, Criterion::strasbourg, 4) == "20");
}

TEST_CASE("unplayed rounds count as the conditions say") {
    Conditions laid = titled(System::mcmahon, 2);
    laid.unplayed.rounded = RoundDown::nothing;
    laid.unplayed.opponents_half = true;
    Event event = event_of(laid, {30, 30, 30});
    play(event, 1, {{1, 2}}, {3});
    enter(event, Attendance{3, 2, 2, RoundState::agreed_absent});
    play(event, 2, {{1, 2, GameEnd::white_wins, 0, true}});
    CHECK(shown(event, 2, Criterion::mcmahon, 3) == "31.5");
    CHECK(shown(event, 2, Criterion::opponents_wins, 2) == "3");  // twice 1 + a half for the game by default

    laid.unplayed.rounded = RoundDown::scores;
    enter(event, LaidDown{laid});
    CHECK(shown(event, 2, Criterion::mcmahon, 3) == "31");
    CHECK(shown(event, 2, Criterion::opponents_wins, 2) == "2");
}

TEST_CASE("who is absent without a word, or there and not paired, has no points") {
    Event event = event_of(titled(System::mcmahon, 1), {30, 30, 30, 30});
    play(event, 1, {{1, 2, GameEnd::both_lose}});
    enter(event, Attendance{3, 1, 1, RoundState::absent});
    for (const PlayerNumber player : {1, 2, 3, 4}) CHECK(shown(event, 1, Criterion::mcmahon, player) == "30");
}

TEST_CASE("the McMahon score that was played for leaves out the points of absences, and nothing else") {
    Event event = event_of(titled(System::mcmahon, 4), {32, 30, 28});
    play(event, 1, {{1, 2}}, {3});
    for (const PlayerNumber player : {1, 3})
        enter(event, Attendance{player, 2, 3, RoundState::agreed_absent});
    CHECK(shown(event, 3, Criterion::mcmahon, 1) == "34");         // 32, a win, two halves
    CHECK(shown(event, 3, Criterion::mcmahon_played, 1) == "33");  // 32, a win
    CHECK(shown(event, 3, Criterion::mcmahon_played, 3) == "29");  // 28, a bye
}

TEST_CASE("a penalty comes off the score from its round on") {
    Event event = event_of(titled(System::swiss, 2), {30, 30});
    play(event, 1, {{1, 2}});
    play(event, 2, {{2, 1, GameEnd::black_wins}});
    enter(event, Ruled{.kind = RulingKind::penalty,
                       .round = 2,
                       .players = {1},
                       .penalty = half_point,
                       .words = "a telephone rang"});
    CHECK(shown(event, 1, Criterion::wins, 1) == "1");
    CHECK(shown(event, 2, Criterion::wins, 1) == "1.5");
    CHECK(shown(event, 2, Criterion::opponents_wins, 2) == "3");
}

TEST_CASE("players who are equal in all criteria share a place") {
    Event event = event_of(titled(System::swiss, 1), {30, 30, 30, 30, 30});
    play(event, 1, {{2, 1}, {4, 3}}, {5});
    CHECK(places(standings(event, 1, {{Criterion::wins}}), event) == "P2 1, P4 1, P5 1, P1 4, P3 4");
    CHECK(places(standings(event, 1, {{Criterion::wins, Criterion::defeated_wins}}), event) ==
          "P2 1, P4 1, P5 1, P1 4, P3 4");
}

TEST_CASE("a category stands before wins where it comes first, the highest before the others") {
    Conditions laid = titled(System::swiss_by_categories, 1);
    laid.categories = {30, 20};
    Event event = event_of(laid, {21, 31, 5, 30});
    play(event, 1, {{1, 2}, {3, 4}});
    CHECK(places(standings(event, 1, {{Criterion::category, Criterion::wins}}), event) ==
          "P2 1, P4 1, P1 3, P3 4");
    CHECK(shown(event, 1, Criterion::category, 3) == "3");
    CHECK(shown(event, 1, Criterion::rank, 2) == "2d");
    CHECK(shown(event, 1, Criterion::rating, 2) == "2200");
}

TEST_CASE("direct comparison decides among equals only") {
    Event event = event_of(titled(System::swiss, 3), {30, 30, 30, 30});
    play(event, 1, {{1, 2}, {3, 4}});
    play(event, 2, {{3, 1}, {2, 4}});
    const StandingsOptions direct{{Criterion::wins, Criterion::direct}};
    const StandingsOptions simple{{Criterion::wins, Criterion::simple_direct}};
    CHECK(places(standings(event, 2, direct), event) == "P3 1, P1 2, P2 3, P4 4");
    CHECK(places(standings(event, 2, simple), event) == "P3 1, P1 2, P2 3, P4 4");
    play(event, 3, {{4, 1}, {2, 3}});  // P2 and P3 have two wins, P1 and P4 one
    CHECK(places(standings(event, 3, direct), event) == "P2 1, P3 2, P4 3, P1 4");
    CHECK(places(standings(event, 3, {{Criterion::direct}}), event) ==
          "P1 1, P2 1, P3 1, P4 1");  // one circle: P1 – P2 – P3 – P1, and P4 beat P1 and lost to P3
}

TEST_CASE("where no win decides, direct comparison leaves the order to the next criteria") {
    Event event = event_of(titled(System::swiss, 1), {10, 20, 30, 40});
    play(event, 1, {{1, 3}});  // ranks rise from P1 to P4, and P1 beat P3
    const StandingsOptions then_rank{{Criterion::direct, Criterion::rank}};
    CHECK(places(standings(event, 1, then_rank), event) == "P4 1, P1 2, P3 3, P2 4");
}

TEST_CASE("simple direct comparison needs a winner of every pair") {
    Event event = event_of(titled(System::swiss, 1), {30, 30, 30});
    play(event, 1, {{1, 2}}, {3});
    CHECK(places(standings(event, 1, {{Criterion::simple_direct}}), event) == "P1 1, P2 1, P3 1");
    CHECK(places(standings(event, 1, {{Criterion::direct}}), event) == "P1 1, P2 2, P3 2");
}

TEST_CASE("preliminary players stand in the table once they have played") {
    Event event = event_of(titled(System::swiss, 2), {30, 30, 30});
    play(event, 1, {{1, 2}});
    enter(event, CheckedIn{2, false});
    enter(event, CheckedIn{3, false});
    CHECK(places(standings(event, 1), event) == "P1 1, P2 2");
    CHECK(places(standings(event, 0), event) == "P1 1");
}

TEST_CASE("approved standings stay as they were approved") {
    Event event = event_of(titled(System::swiss, 2), {30, 30, 30, 30});
    play(event, 1, {{2, 1}, {3, 4}});
    enter(event, Approved{1});
    CHECK(places(standings(event, 1), event) == "P2 1, P3 1, P1 3, P4 3");
    Conditions laid = event.conditions();
    laid.placement = {Criterion::rank};
    enter(event, LaidDown{laid});
    CHECK(standings(event, 1).is_final);
    CHECK(standings(event, 1).criteria.front() == Criterion::wins);
    CHECK_FALSE(standings(event, 2).is_final);
    CHECK(standings(event, 2).criteria.front() == Criterion::rank);
}

// Teams of three: T1 is P1 to P3, T2 is P4 to P6.
Event team_match(GameEnd second, GameEnd third) {
    Conditions laid = titled(System::swiss, 1);
    laid.team_size = 3;
    Event event = event_of(laid, {30, 28, 26, 31, 27, 20});
    enter(event, Registered{Player{.name = "T1", .members = {1, 2, 3}}});
    enter(event, Registered{Player{.name = "T2", .members = {4, 5, 6}}});
    play(event, 1, {{1, 4}, {2, 5, second}, {3, 6, third}});
    return event;
}

TEST_CASE("a team wins by the sum of its boards") {
    const Event event = team_match(GameEnd::black_wins, GameEnd::white_wins);
    CHECK(places(standings(event, 1, {{Criterion::team_points}}), event) == "T1 1, T2 2");
    CHECK(shown(event, 1, Criterion::team_points, 7) == "1");
    CHECK(shown(event, 1, Criterion::board_wins, 7) == "2");
    CHECK(shown(event, 1, Criterion::board_wins_upper, 7) == "1");
    CHECK(shown(event, 1, Criterion::board_wins_1, 7) == "1");
    CHECK(shown(event, 1, Criterion::board_wins_2, 7) == "1");
    CHECK(shown(event, 1, Criterion::board_wins_2, 8) == "1");
    CHECK(shown(event, 1, Criterion::board_wins_3, 7) == "2");
    CHECK(shown(event, 1, Criterion::opponents_team_points, 8) == "1");
    CHECK(shown(event, 1, Criterion::mean_rating, 7) == "1900");  // of 2100, 1900 and 1700
}

TEST_CASE("a team match is tied where the boards are, and undecided while a board is") {
    CHECK(shown(team_match(GameEnd::black_wins, GameEnd::tie), 1, Criterion::team_points, 8) == "0.5");
    CHECK(shown(team_match(GameEnd::white_wins, GameEnd::unknown), 1, Criterion::team_points, 7) == "0");
}

TEST_CASE("the members of teams have a table of their own") {
    const Event event = team_match(GameEnd::black_wins, GameEnd::white_wins);
    CHECK(places(standings(event, 1, {{Criterion::wins}, Ranked::members}), event) ==
          "P1 1, P3 1, P5 1, P2 4, P4 4, P6 4");
}

TEST_CASE("the table says how rounds without a game were counted") {
    const auto words = words_on(UnplayedPoints{.opponents_half = true});
    REQUIRE(words.size() == 4);
    CHECK(words[0] == "A bye counts 1 point in wins and 1 point in McMahon scores.");
    CHECK(
        words[1] ==
        "A round that a player agreed not to play counts 0 points in wins and 0.5 points in McMahon scores.");
    CHECK(words[2] == "The points of byes and absences together are rounded down to whole points.");
}

// The same event with its players registered in another order, as values by name.
std::map<std::string, std::vector<std::int64_t>> table_by_name(const std::vector<int>& order,
                                                               const std::vector<int>& ranks,
                                                               const std::vector<std::vector<int>>& rounds) {
    auto event = Event::begin(titled(System::mcmahon, static_cast<int>(rounds.size())), 0);
    std::vector<PlayerNumber> numbers(ranks.size());
    for (const int player : order) {
        const auto at = static_cast<std::size_t>(player);
        enter(*event, Registered{Player{.name = "P" + std::to_string(player), .rank = ranks[at]}});
        numbers[at] = static_cast<int>(event->players().size());
    }
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        std::vector<Played> games;
        for (std::size_t j = 0; j + 1 < rounds[i].size(); j += 2)
            games.push_back({numbers[static_cast<std::size_t>(rounds[i][j])],
                             numbers[static_cast<std::size_t>(rounds[i][j + 1])],
                             static_cast<GameEnd>(1 + (rounds[i][j] + rounds[i][j + 1]) % 5),
                             rounds[i][j] % 4});
        play(*event, static_cast<int>(i) + 1, games);
    }
    StandingsOptions options{{Criterion::wins, Criterion::direct, Criterion::opponents_mcmahon,
                              Criterion::defeated_mcmahon, Criterion::exploits}};
    const Standings table = standings(*event, static_cast<int>(rounds.size()), options);
    std::map<std::string, std::vector<std::int64_t>> values;
    for (const StandingsRow& row : table.rows) {
        values[event->player(row.player).name] = row.values;
        values[event->player(row.player).name].push_back(row.place);
    }
    return values;
}

std::vector<int> shuffled(int size) {
    std::vector<int> numbers(static_cast<std::size_t>(size));
    std::iota(numbers.begin(), numbers.end(), 0);
    for (int i = size - 1; i > 0; --i)
        std::swap(numbers[static_cast<std::size_t>(i)],
                  numbers[static_cast<std::size_t>(*rc::gen::inRange(0, i + 1))]);
    return numbers;
}

TEST_CASE("standings do not depend on the order in which players registered") {
    property("another order of registration gives the same values and places", [] {
        const int size = *rc::gen::inRange(2, 14);
        std::vector<int> ranks;
        for (int i = 0; i < size; ++i) ranks.push_back(*rc::gen::inRange(5, 36));
        std::vector<std::vector<int>> rounds;
        for (int i = *rc::gen::inRange(1, 5); i > 0; --i) rounds.push_back(shuffled(size));
        std::vector<int> first(static_cast<std::size_t>(size));
        std::iota(first.begin(), first.end(), 0);
        RC_ASSERT(table_by_name(first, ranks, rounds) == table_by_name(shuffled(size), ranks, rounds));
    });
}

}  // namespace
}  // namespace shinpan::tournament
