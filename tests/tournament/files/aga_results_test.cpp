// Result files of the American Go Association.
#include "tournament/files/aga_results.hpp"

#include "property.hpp"
#include "tournament/files/drawn_event.hpp"

namespace shinpan::tournament {
namespace {

ReadEvent event_in(const std::string& text) {
    auto read = aga_results::read_event(text, 0);
    REQUIRE_MESSAGE(read.has_value(), (read ? "" : read.error().what));
    return std::move(*read);
}

BadInput fault_of(const std::string& text) {
    const auto read = aga_results::read_event(text, 0);
    REQUIRE_FALSE(read.has_value());
    return read.error();
}

TEST_CASE("a result file has conditions, players and games") {
    const ReadEvent read = event_in(
        "TOURNEY Club Games, Springfield, NJ, June 15-30, 2004\n\tstart=6/15/2004\n\tfinish=2004-06-30\n"
        "\trules=AGA\nPLAYERS\n90001 Player, Ann Eva 4k\n90002 Ito, Ken -4.5\n90003 Dee, Bo 3.5\n"
        "GAMES\n90001 90002 b 0 7.5  # close\n90002 90001 w 0 7.5\n90003 90001 wf 6 0.5\n");
    CHECK(read.warnings.empty());
    const Conditions& laid = read.event.conditions();
    CHECK(laid.title == "Club Games");
    CHECK(laid.first_day == "2004-06-15");
    CHECK(laid.last_day == "2004-06-30");
    CHECK(laid.rules->id == "aga");
    CHECK(laid.komi == HalfPoints{15});
    CHECK(laid.rounds == 3);
    CHECK(full_name(read.event.player(1)) == "Player Ann Eva");
    CHECK(read.event.player(1).ids.at("aga") == "90001");
    CHECK(rank_text(read.event.player(2).rank) == "4k");
    CHECK(rank_text(read.event.player(3).rank) == "3d");
    CHECK(read.event.round(1).games.at(0).end == GameEnd::black_wins);
    CHECK(read.event.round(2).games.at(0).white == 2);
    CHECK(read.event.round(3).games.at(0) == PairedGame{.table = 1,
                                                        .white = 3,
                                                        .black = 1,
                                                        .handicap = 6,
                                                        .end = GameEnd::white_wins,
                                                        .by_default = true});
}

TEST_CASE("headings may be marked, and rounds may have numbers") {
    const ReadEvent read = event_in(
        "## TOURNEY Cup, Here, 2026\n# a comment\nPLAYERS\n1 A, B 3k\n2 C, D 2d\n#GAMES 2\n2 1 b 0 "
        "0.5\nEND\n1 2 w 0 7\n");
    CHECK(read.event.round(1).games.empty());
    CHECK(read.event.round(2).games.at(0).handicap == 1);  // Black moves first, and White has half a point
    CHECK(read.event.rounds().size() == 2);
}

TEST_CASE("lines of nothing but ends of lines are empty") {
    const ReadEvent read = event_in(
        "TOURNEY Here\n\r\r\r\nPLAYERS\n\r\r\n90001 A, B 4k\n90002 C, D 5k\n#\r\r\nGAMES\n90001 90002 w 0 "
        "7\n\r\r");
    CHECK(read.event.players().size() == 2);
    CHECK(read.event.round(1).games.size() == 1);
}

TEST_CASE("a director's files are players with directives, and a file of games a round") {
    const std::string players =
        "## TOURNEY Spring Cup, Springfield, 2026\n## RULES AGA\n## ROUNDS 4\n# who has come\n"
        "USA90001 Player, Ann 4k CLUB=BOST  # late\nTMP2 Ito, Ken -4.5 BYE\n90003 Dee, Bo 3d\n";
    const std::vector<std::string> rounds{"# first\nUSA90001 TMP2 w 0 7.5  # table 1\n",
                                          "USA90003 USA90001 b 6 0.5\n"};
    const auto read = aga_results::read_director_files(players, rounds, 0);
    REQUIRE_MESSAGE(read.has_value(), (read ? "" : read.error().what));
    const Event& event = read->event;
    CHECK(event.conditions().title == "Spring Cup");
    CHECK(event.conditions().rules->id == "aga");
    CHECK(event.player(1).club == "BOST");
    CHECK(event.player(1).ids.at("aga") == "90001");
    CHECK(event.player(2).ids.empty());  // they have no number of the association yet
    CHECK(rank_text(event.player(2).rank) == "4k");
    CHECK(event.round(1).games.at(0).end == GameEnd::white_wins);
    CHECK(event.round(2).games.at(0).white == 3);
    CHECK(event.round(2).games.at(0).handicap == 6);
    const std::vector<std::string> strange{"\n90001 90009 w 0 7.5\n"};
    const auto refused = aga_results::read_director_files(players, strange, 0);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error() == BadInput{2, 0, "1.tde: there is no player 90009 in this file"});
}

TEST_CASE("a result file that contradicts itself is refused, with line and player") {
    const std::string head = "TOURNEY T, P, D\nPLAYERS\n1 A, B 3k\n2 C, D 2d\n";
    CHECK(fault_of(head + "1 E, F 1k\n") == BadInput{5, 0, "E F has the number 1, as A B has in line 3"});
    CHECK(fault_of(head + "GAMES 1\n1 3 w 0 7\n") == BadInput{6, 0, "there is no player 3 in this file"});
    CHECK(fault_of(head + "GAMES 1\n1 2 w 0 7\n2 1 w 0 7\n").what ==
          "C D is paired twice in round 1, here and in line 6");
    CHECK(fault_of("1 2 w 0 7\n").what == "this is not a result file: it has no PLAYERS");
    CHECK(fault_of(head + "GAMES 1\nnothing\n").line == 6);
}

TEST_CASE("what a result file cannot say is a warning") {
    Event event = event_of(titled(System::swiss, 1), {30, 30, 30});
    play(event, 1, {{1, 2, GameEnd::tie}}, {3});
    std::string all;
    for (const Diagnostic& warning : aga_results::write(event).warnings) all += warning.what + '\n';
    CHECK(all.find("P1 has no number of the association; they are written as 1") != std::string::npos);
    CHECK(all.find("the tie of P1 and P2 in round 1 cannot be stored in this format") != std::string::npos);
    CHECK(all.find("a bye or an absence cannot be stored in this format") != std::string::npos);
}

TEST_CASE("players and games come back from a result file") {
    property("they are the same", [] {
        Conditions laid = titled(System::swiss, drawn_number(1, 5));
        laid.place = "Köln";
        laid.first_day = "2026-03-01";
        laid.last_day = "2026-03-02";
        Event event = drawn_event(laid, {.byes = false, .absences = false, .both = false, .ties = false});
        for (const Player& player : std::vector<Player>(event.players().begin(), event.players().end())) {
            Player known = player;
            known.ids["aga"] = std::to_string(1000 + player.number);
            known.country = known.club = "";
            enter(event, Registered{known});
        }
        const Written written = aga_results::write(event);
        RC_ASSERT(written.warnings.empty());
        const auto read = aga_results::read_event(written.text, 0);
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->event.conditions().first_day == laid.first_day);
        RC_ASSERT(read->event.conditions().place == laid.place);
        RC_ASSERT(std::equal(read->event.players().begin(), read->event.players().end(),
                             event.players().begin(), event.players().end()));
        for (int round = 1; round <= laid.rounds; ++round)
            RC_ASSERT(read->event.round(round).games == event.round(round).games);
    });
}

}  // namespace
}  // namespace shinpan::tournament
