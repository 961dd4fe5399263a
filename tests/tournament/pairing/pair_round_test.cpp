#include "tournament/pairing/pair_round.hpp"

#include "rounds.hpp"
#include "tournament/pairing/berger.hpp"
#include "tournament/pairing/best_round.hpp"
#include "tournament/pairing/why.hpp"
#include "tournament/standings/encounter.hpp"
#include "tournament/standings/standings.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace shinpan::tournament {
namespace {

bool meet(const Event& event, int round, PlayerNumber one, PlayerNumber other) {
    const PairedGame* game = event.round(round).game_of(one);
    return game && has(*game, other);
}

std::string fault_of(const Event& event, PairingWish wish) {
    const auto paired = pair_round(event, std::move(wish));
    return paired ? "" : paired.error().what;
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("pairing: of a Swiss group the best of each half meet, then winners meet winners") {
    Event event = event_of(conditions_for(System::swiss), {37, 36, 35, 34, 33, 32, 31, 30});
    pair(event, {.round = 1});
    CHECK(event.entries().back().deed.index() == Deed(Paired{}).index());
    CHECK(std::get<Paired>(event.entries().back().deed).method == "strict 1");
    for (int upper = 1; upper <= 4; ++upper) CHECK(meet(event, 1, upper, upper + 4));
    CHECK(event.round(1).game_of(1)->table == 1);
    play(event, 1);
    pair(event, {.round = 2});
    CHECK(meet(event, 2, 1, 3));
    CHECK(meet(event, 2, 2, 4));
    CHECK(meet(event, 2, 5, 7));
}

TEST_CASE("pairing: colors go to whoever had them less often") {
    Event event = event_of(conditions_for(System::swiss), {37, 36, 35, 34, 33, 32, 31, 30});
    for (int round = 1; round <= 4; ++round) {
        pair(event, {.round = round});
        play(event, round);
    }
    for (const Player& player : event.players()) {
        int white = 0;
        for (int round = 1; round <= 4; ++round)
            white += event.round(round).game_of(player.number)->white == player.number;
        CHECK(white >= 1);
        CHECK(white <= 3);
    }
}

TEST_CASE(
    "pairing: the weaker player of a handicap game has Black and the stones of the score's difference") {
    Conditions laid = conditions_for(System::mcmahon);
    Event event = event_of(laid, {30, 24});
    pair(event, {.round = 1});
    const PairedGame& game = event.round(1).games.front();
    CHECK(game.white == 1);
    CHECK(game.handicap == 5);  // six ranks, one taken off
}

TEST_CASE("pairing: a bye goes to the lowest score, and to nobody twice") {
    Event event = event_of(conditions_for(System::swiss), {35, 34, 33, 32, 31});
    std::set<PlayerNumber> had;
    for (int round = 1; round <= 5; ++round) {
        pair(event, {.round = round, .may_repeat = true});
        REQUIRE(event.round(round).byes.size() == 1);
        CHECK(had.insert(event.round(round).byes.front()).second);
        play(event, round);
    }
    CHECK(event.round(1).byes.front() == 5);
}

TEST_CASE("pairing: a selection is paired and the rest stays") {
    Event event = event_of(conditions_for(System::swiss), {35, 34, 33, 32, 31, 30});
    pair(event, {.round = 1, .players = {1, 2, 5, 6}});
    CHECK(event.unpaired(1) == std::vector<PlayerNumber>{3, 4});
    pair(event, {.round = 1});
    CHECK(meet(event, 1, 3, 4));
    CHECK(event.round(1).game_of(3)->table == 3);
    CHECK(event.take(Unpaired{1, {}}, 0));
    pair(event, {.round = 1, .players = {2, 1, 2}});  // named twice is named
    CHECK(meet(event, 1, 1, 2));
}

TEST_CASE("pairing: excluded tables stay empty, and who cannot move stays at their table") {
    Conditions laid = conditions_for(System::swiss);
    laid.excluded_tables = {1, 3};
    laid.fixed_tables = {{6, 9}};
    Event event = event_of(laid, {35, 34, 33, 32, 31, 30});
    pair(event, {.round = 1});
    std::set<int> tables;
    for (const PairedGame& game : event.round(1).games) tables.insert(game.table);
    CHECK(tables == std::set<int>{2, 4, 9});
    CHECK(event.round(1).game_of(6)->table == 9);
}

TEST_CASE("pairing: an impossible round says who stands in the way") {
    Event event = event_of(conditions_for(System::swiss), {33, 32, 31, 30});
    for (int round = 1; round <= 3; ++round) {
        pair(event, {.round = round});
        play(event, round);
    }
    const std::string fault = fault_of(event, {.round = 4});
    CHECK(says(fault, "round 4 cannot be paired without a repeat: P01, P02, P03 and 1 more met all others"));
    CHECK(says(fault, "Let players meet again"));
    CHECK(pair_round(event, {.round = 4, .may_repeat = true}));
}

TEST_CASE("pairing: a round waits for results, unless it need not") {
    Event event = event_of(conditions_for(System::swiss), {33, 32, 31, 30});
    CHECK(says(fault_of(event, {.round = 2}), "round 1 is not paired yet"));
    CHECK(says(fault_of(event, {.round = 99}), "there is no round 99"));
    pair(event, {.round = 1});
    CHECK(says(fault_of(event, {.round = 1}), "nobody is left"));
    CHECK(says(fault_of(event, {.round = 2}), "P01 – P03 of round 1"));
    CHECK(pair_round(event, {.round = 2, .may_lack_results = true}));
    CHECK(says(fault_of(event, {.round = 1, .players = {2}}), "P02 cannot be paired"));
}

TEST_CASE("pairing: even games may be left to nigiri") {
    Event event = event_of(conditions_for(System::swiss), {33, 32});
    pair(event, {.round = 1, .by_nigiri = true});
    CHECK(!event.round(1).games.front().knows_colors);
}

TEST_CASE("pairing: categories do not mix while that can be") {
    Conditions laid = conditions_for(System::swiss_by_categories);
    laid.categories = {30};
    Event event = event_of(laid, {32, 31, 30, 30, 20, 19, 18, 17});
    for (int round = 1; round <= 3; ++round) {
        pair(event, {.round = round});
        for (const PairedGame& game : event.round(round).games) CHECK((game.white <= 4) == (game.black <= 4));
        play(event, round);
    }
}

TEST_CASE("berger: the tables for four players are those that are printed everywhere") {
    const std::vector<PlayerNumber> four{1, 2, 3, 4};
    CHECK(berger_round(four, 1) == std::vector<BergerGame>{{1, 4}, {2, 3}});
    CHECK(berger_round(four, 2) == std::vector<BergerGame>{{4, 3}, {1, 2}});
    CHECK(berger_round(four, 3) == std::vector<BergerGame>{{2, 4}, {3, 1}});
    CHECK(berger_round(four, 4) == std::vector<BergerGame>{{4, 1}, {3, 2}});
}

TEST_CASE("berger: everybody meets everybody once, and colors differ by one at most") {
    for (int count = 2; count <= 17; ++count) {
        std::vector<PlayerNumber> players;
        for (int i = 1; i <= count; ++i) players.push_back(i);
        std::map<PlayerNumber, int> balance;
        std::set<std::pair<PlayerNumber, PlayerNumber>> met;
        for (int round = 1; round <= berger_rounds(players.size()); ++round)
            for (const auto& [white, black] : berger_round(players, round)) {
                if (black == nobody) continue;
                CHECK(met.insert(std::minmax(white, black)).second);
                ++balance[white];
                --balance[black];
            }
        CHECK(static_cast<int>(met.size()) == count * (count - 1) / 2);
        for (const auto& [player, difference] : balance) CHECK(std::abs(difference) <= 1);
    }
}

TEST_CASE("round robin: who is absent leaves a bye, and the tables go on as before") {
    Event event = event_of(conditions_for(System::round_robin), {33, 32, 31, 30});
    pair(event, {.round = 1});
    play(event, 1);
    REQUIRE(event.take(Attendance{3, 2, 2}, 0));
    pair(event, {.round = 2});
    CHECK(event.round(2).byes == std::vector<PlayerNumber>{4});
    CHECK(meet(event, 2, 1, 2));
    play(event, 2);
    pair(event, {.round = 3});
    CHECK(meet(event, 3, 3, 1));
}

TEST_CASE("knockout: the best have byes in the first round, and winners go on among themselves") {
    Event event = event_of(conditions_for(System::knockout), {35, 34, 33, 32, 31, 30});
    pair(event, {.round = 1});
    CHECK(event.round(1).byes == std::vector<PlayerNumber>{1, 2});
    CHECK(meet(event, 1, 3, 6));
    CHECK(meet(event, 1, 4, 5));
    play(event, 1);
    pair(event, {.round = 2});
    CHECK(meet(event, 2, 1, 4));
    CHECK(meet(event, 2, 2, 3));
    CHECK(meet(event, 2, 5, 6));
    play(event, 2);
    pair(event, {.round = 3});
    CHECK(meet(event, 3, 1, 2));
}

TEST_CASE("knockout: of eight all play three rounds, for every place") {
    Event event = event_of(conditions_for(System::knockout), {37, 36, 35, 34, 33, 32, 31, 30});
    for (int round = 1; round <= 3; ++round) {
        pair(event, {.round = round});
        play(event, round);
    }
    CHECK(meet(event, 1, 1, 8));
    for (int place = 1; place <= 7; place += 2) CHECK(meet(event, 3, place, place + 1));
}

TEST_CASE("knockout: of any number each comes to the place that they are worth, and nobody meets twice") {
    for (int count = 2; count <= 17; ++count) {
        CAPTURE(count);
        std::vector<int> ranks;
        for (int i = 0; i < count; ++i) ranks.push_back(38 - i);
        Event event = event_of(conditions_for(System::knockout), ranks);
        const int rounds = std::bit_width(static_cast<unsigned>(count - 1));
        for (int round = 1; round <= rounds; ++round) {
            pair(event, {.round = round});  // refuses repeats
            play(event, round);
        }
        const Standings table = standings(event, rounds);
        for (int place = 1; place <= count; ++place) {
            CHECK(table.rows[static_cast<std::size_t>(place) - 1].place == place);
            CHECK(table.rows[static_cast<std::size_t>(place) - 1].player == place);
        }
        CHECK(says(fault_of(event, {.round = rounds + 1}), "all places are decided"));
    }
}

TEST_CASE("knockout: who plays for a lower place is asked of their own group") {
    Event event = event_of(conditions_for(System::knockout), {35, 34, 33, 32, 31, 30});
    for (int round = 1; round <= 3; ++round) {
        pair(event, {.round = round});
        if (round < 3) play(event, round);
    }
    CHECK(event.round(3).byes == std::vector<PlayerNumber>{5, 6});
    const auto why = why_not(event, 3, 3, 5);
    REQUIRE(why);
    CHECK_FALSE(why->do_meet);
}

TEST_CASE("compatible: fields of more than 600 are cut at the end of a group") {
    PairingTask task{.round = 1, .conditions = conditions_for(System::swiss)};
    task.conditions.pairing.method = PairingMethod::compatible;
    for (int i = 0; i < 602; ++i) {
        const int score = i % 301 < 101 ? 2 : 1;  // 202 of two points, 400 of one
        task.players.push_back({.number = i + 1, .score = score, .place = i % 301, .group_size = 301});
    }
    for (PlayerToPair& one : task.players)  // whoever has two points has met all others with as many
        if (one.score == 2)
            for (const PlayerToPair& other : task.players)
                if (other.score == 2 && other.number != one.number) one.opponents.push_back(other.number);
    const auto found = best_round(task);
    REQUIRE(found);
    for (const auto& [one, other] : found->couples)
        CHECK(task.players[static_cast<std::size_t>(one)].score ==
              task.players[static_cast<std::size_t>(other)].score);
}

TEST_CASE("teams: members play in the order of their boards, with colors that change") {
    Conditions laid = conditions_for(System::swiss);
    laid.team_size = 3;
    Event event = event_of(laid, {35, 34, 33, 32, 31, 30});
    REQUIRE(event.take(Registered{{.name = "East", .rank = 34, .members = {1, 2, 3}}}, 0));
    REQUIRE(event.take(Registered{{.name = "West", .rank = 31, .members = {4, 5, 6}}}, 0));
    pair(event, {.round = 1});
    REQUIRE(event.round(1).games.size() == 3);
    for (int board = 1; board <= 3; ++board) CHECK(meet(event, 1, board, board + 3));
    const bool is_east_white = event.round(1).game_of(1)->white == 1;
    CHECK((event.round(1).game_of(2)->white == 2) == !is_east_white);
    CHECK((event.round(1).game_of(3)->white == 3) == is_east_white);
    play(event, 1);
    CHECK(says(fault_of(event, {.round = 2}), "East, West met all others"));
}

TEST_CASE("teams: a board without an opponent is a bye of its member") {
    Conditions laid = conditions_for(System::swiss);
    laid.team_size = 2;
    Event event = event_of(laid, {35, 34, 33, 32});
    REQUIRE(event.take(Registered{{.name = "East", .rank = 34, .members = {1, 2}}}, 0));
    REQUIRE(event.take(Registered{{.name = "West", .rank = 31, .members = {3, 4}}}, 0));
    REQUIRE(event.take(Attendance{4, 1, 1}, 0));
    pair(event, {.round = 1});
    CHECK(event.round(1).games.size() == 1);
    CHECK(event.round(1).byes == std::vector<PlayerNumber>{2});
    play(event, 1, [](const PairedGame& game) {
        return game.white == 3 ? GameEnd::white_wins
                               : GameEnd::black_wins;  // West wins the board that it has
    });
    CHECK(points_on_boards(encounter_of_team(event, 5, 1), most_boards) == points(1));
    CHECK(encounter_of_team(event, 5, 1).points == half_point);
    CHECK(encounter_of_team(event, 6, 1).points == half_point);
}

TEST_CASE("pair go: two who play as one are paired as one") {
    Event event = event_of(conditions_for(System::swiss), {35, 34, 33, 32});
    REQUIRE(event.take(Registered{{.name = "East", .rank = 34, .members = {1, 2}}}, 0));
    REQUIRE(event.take(Registered{{.name = "West", .rank = 31, .members = {3, 4}}}, 0));
    pair(event, {.round = 1});
    REQUIRE(event.round(1).games.size() == 1);
    CHECK(meet(event, 1, 5, 6));
}

}  // namespace shinpan::tournament
