// H9 tables.
#include "tournament/files/h9.hpp"

#include "property.hpp"
#include "tournament/files/drawn_event.hpp"

#include <map>

namespace shinpan::tournament {
namespace {

h9::ReadTable table_in(const std::string& text) {
    auto read = h9::read_table(text, 0);
    REQUIRE_MESSAGE(read.has_value(), (read ? "" : read.error().what));
    return std::move(*read);
}

BadInput fault_of(const std::string& text) {
    const auto read = h9::read_table(text, 0);
    REQUIRE_FALSE(read.has_value());
    return read.error();
}

const std::string small =
    "; EV[Spring Cup]\n; PC[DE, Kiel]\n; DT[2026-03-01,2026-03-02]\n; HA[h2]\n; KM[6.5]\n; TM[82.5]\n;\n"
    "  1 van_der_Berg Ann   3D DE C01  30 3+/w2  2+/b0 |123\n"
    "  2 Müller Bo          2D FR xxx  29 0=     1-/w0\n"
    "  3 Ito                1K JP Tokyo 28½ 1-/b2 0+\n";

TEST_CASE("an H9 table has players, games, byes and conditions") {
    const h9::ReadTable read = table_in(small);
    CHECK(read.warnings.empty());
    const Conditions& laid = read.event.conditions();
    CHECK(laid.title == "Spring Cup");
    CHECK(laid.place == "DE, Kiel");
    CHECK(laid.last_day == "2026-03-02");
    CHECK(laid.handicap.correction == 2);
    CHECK(laid.komi == HalfPoints{13});
    CHECK(laid.rounds == 2);
    const Player& first = read.event.player(1);
    CHECK(full_name(first) == "van der Berg Ann");
    CHECK(first.rank == 32);
    CHECK(first.ids.at("egd") == "123");
    CHECK(read.event.player(2).club.empty());
    CHECK(read.event.round(1).games.at(0) ==
          PairedGame{.table = 1, .white = 1, .black = 3, .handicap = 2, .end = GameEnd::white_wins});
    CHECK(read.event.state(2, 1) == RoundState::agreed_absent);
    CHECK(read.event.state(3, 2) == RoundState::bye);
    CHECK(read.columns[2] == std::vector<std::string>{"28½"});
}

TEST_CASE("H9 tables are read without places, colors, clubs and countries, and with other columns") {
    const std::string variants[] = {
        "Meier Ann 3k DE C1 2+ 0+ |1\nIto Bo 4k JP C2 1- 0-\n",                  // no places
        "1\tMeier Ann\t3k\t2+\t0+\n2\tIto Bo\t4k\t1-\t0-\n",                     // tabs, no clubs
        "1 Meier Ann 3K DE C1 14= 2+ 0+ 2 1\n2 Ito Bo 4K JP C2 13 1- 0- 1 2\n",  // 14= is fourteen and a half
        "; Name Rk\nMeier Ann 3 DE C1 2+ 0+\nIto Bo 4 JP C2 1- 0-\n"};           // letters of ranks cut off
    for (const std::string& text : variants) {
        const h9::ReadTable read = table_in(text);
        REQUIRE(read.event.players().size() == 2);
        CHECK(full_name(read.event.player(2)) == "Ito Bo");
        CHECK(read.event.player(2).rank == 26);
        REQUIRE(read.event.round(1).games.size() == 1);
        CHECK_FALSE(read.event.round(1).games[0].knows_colors);
        CHECK(read.event.state(1, 2) == RoundState::bye);
        CHECK(read.event.state(2, 2) == RoundState::not_paired);
    }
}

TEST_CASE("a club may begin with the number of its district, a place without a country with a comma") {
    const h9::ReadTable read = table_in(
        "; PC[,Lyon]\n"
        "  1 A   2D FR 38GJ  5 2+/w\n"
        "    B   3K FR 31To  4 1-/b\n"
        "    C   3K FR  3.5  0-\n");
    CHECK(read.event.conditions().place == "Lyon");
    CHECK(read.event.player(1).club == "38GJ");
    CHECK(read.event.player(2).club == "31To");
    CHECK(read.event.player(3).club.empty());
    CHECK(read.event.round(1).games.size() == 1);
}

TEST_CASE("a game that was not played, one that both lost, one without a result") {
    const h9::ReadTable read = table_in("1 A 3k 2+!w0 2- 2?\n2 B 3k 1-!b0 1- 1?\n");
    CHECK(read.event.round(1).games.at(0).by_default);
    CHECK(read.event.round(1).games.at(0).end == GameEnd::white_wins);
    CHECK(read.event.round(2).games.at(0).end == GameEnd::both_lose);
    CHECK(read.event.round(3).games.at(0).end == GameEnd::unknown);
}

TEST_CASE("rows that contradict one another are refused, with line and players") {
    CHECK(fault_of("1 A 3k 2+\n2 B 3k 1=\n") ==
          BadInput{1, 0, "A and B (line 2) tell two results of their game in round 1"});
    CHECK(fault_of("1 A 3k 2+\n2 B 3k 3+\n3 C 3k 2-\n") ==
          BadInput{1, 0, "A plays B in round 1, who plays C (line 2)"});
    CHECK(fault_of(";\n1 A 3k 7+\n") == BadInput{2, 0, "A plays row 7 in round 1, and there is no such row"});
    CHECK(fault_of("1 A 3k 1+\n").what == "A plays against themselves in round 1");
    CHECK(fault_of("; EV[x]\n").what == "this is not a result table: it has no rows");
}

TEST_CASE("what one row alone says is kept, with a warning") {
    const h9::ReadTable read = table_in("1 A 3k 2+ 0+\n2 B 3k ? 0+\nNo rank here\n");
    REQUIRE(read.warnings.size() == 2);
    CHECK(read.warnings[0].what == "this line has no rank, so it is not a row of the table; it is left out");
    CHECK(read.warnings[1].what == "the game of A against B in round 1 stands in this row alone");
    CHECK(read.event.round(1).games.at(0).end == GameEnd::white_wins);
}

TEST_CASE("a table in bytes of an older encoding is read") {
    CHECK(table_in("1 M\xfcller 3k 0+\n").event.player(1).name == "Müller");
}

TEST_CASE("an H9 table is written in the order of places, with four columns") {
    Conditions laid = titled(System::mcmahon, 2);
    laid.title = "Cup";
    laid.place = "DE, Kiel";
    laid.first_day = laid.last_day = "2026-03-01";
    laid.clock = *time_control_in("canadian:3600:300:15");
    laid.placement = {Criterion::mcmahon, Criterion::opponents_mcmahon};
    Event event = event_of(laid, {30, 31, 29});
    play(event, 1, {{2, 1, GameEnd::black_wins, 1, true}}, {3});
    CHECK(
        h9::write(event, 1).text ==
        "; CL[A]\n; EV[Cup]\n; PC[DE, Kiel]\n; DT[2026-03-01,2026-03-01]\n; HA[h1]\n; KM[6.5]\n; TM[80]\n;\n"
        "; Pl Name                            Rk Co Club  MMS SOSM\n"
        "   1 P2                              2d xx xxx    31   32    0    0    2-!w1\n"
        "   2 P1                              1d xx xxx    31   30    0    0    1+!b1\n"
        "   3 P3                              1k xx xxx    30   29    0    0       0+\n");
}

TEST_CASE("columns of an H9 table stand below one another whatever letters names are in") {
    auto event = Event::begin(titled(System::swiss, 1), 0);
    for (const char* name : {"Weiß", "Шикшина", "P3"}) enter(*event, Registered{Player{.name = name}});
    const std::string text = h9::write(*event, 0).text;
    const auto place_of = [&](const std::string& name) { return text.find(" xx xxx", text.find(name)); };
    CHECK(place_of("Weiß") - text.find("Weiß") == place_of("P3") - text.find("P3") + 1);  // ß is two bytes
    CHECK(place_of("Шикшина") - text.find("Шикшина") == place_of("P3") - text.find("P3") + 7);
}

// The games of a round as texts, in order: by names, not by numbers.
std::vector<std::string> games_by_name(const Event& event, int round) {
    std::vector<std::string> games;
    for (const PairedGame& game : event.round(round).games)
        games.push_back(full_name(event.player(game.white)) + " - " + full_name(event.player(game.black)) +
                        ' ' + std::string(word_of(game.end)) + std::to_string(game.handicap) +
                        (game.by_default ? " by default" : ""));
    std::sort(games.begin(), games.end());
    return games;
}

TEST_CASE("games, byes and players come back from an H9 table") {
    property("they are the same, by name", [] {
        Conditions laid = titled(System::mcmahon, drawn_number(1, 5));
        const Event event = drawn_event(laid);
        const auto read = h9::read_table(h9::write(event, laid.rounds).text, 0);
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->warnings.empty());
        std::map<std::string, PlayerNumber> numbers;
        for (const Player& player : read->event.players()) numbers[full_name(player)] = player.number;
        RC_ASSERT(numbers.size() == event.players().size());
        for (int round = 1; round <= laid.rounds; ++round) {
            RC_ASSERT(games_by_name(read->event, round) == games_by_name(event, round));
            for (const Player& player : event.players()) {
                const PlayerNumber there = numbers.at(full_name(player));
                RC_ASSERT(read->event.state(there, round) == event.state(player.number, round));
                RC_ASSERT(read->event.player(there).rank == player.rank);
                RC_ASSERT(read->event.player(there).country == player.country);
                RC_ASSERT(read->event.player(there).club == player.club);
            }
        }
    });
}

}  // namespace
}  // namespace shinpan::tournament
