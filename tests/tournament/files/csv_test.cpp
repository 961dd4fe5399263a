// Registrations and results as comma separated values.
#include "tournament/files/csv.hpp"

#include "property.hpp"
#include "tournament/files/drawn_event.hpp"

namespace shinpan::tournament {
namespace {

TEST_CASE("registrations are read by their headings, in any order and with any of the usual delimiters") {
    for (const char delimiter : {',', ';', '\t'}) {
        std::string text =
            "First Name|Surname|Grade|PIN|Shoe\r\n\"Ann |\"\"A\"\"\"|Meier|3 "
            "kyu|123|41\r\n\r\nBo|Ito|2d||\r\n";
        std::replace(text.begin(), text.end(), '|', delimiter);
        const auto read = csv::read_players(text);
        REQUIRE(read.has_value());
        REQUIRE(read->players.size() == 2);
        CHECK(read->players[0].given == "Ann " + std::string(1, delimiter) + "\"A\"");
        CHECK(read->players[0].rank == 27);
        CHECK(read->players[0].ids.at("egd") == "123");
        CHECK(read->players[1].is_there);
        REQUIRE(read->warnings.size() == 1);
        CHECK(read->warnings[0].what == "the column \"Shoe\" is not known; it is left out");
    }
}

TEST_CASE("a table of registrations that cannot be read is refused, with the line") {
    CHECK(csv::read_players("rank,club\n3k,A\n").error() ==
          BadInput{1, 0, "the first row has no heading \"name\""});
    CHECK(csv::read_players("name,rank\nMeier,3k\n,2k\n").error() == BadInput{3, 0, "this row has no name"});
    CHECK(csv::read_players("name\n\"Meier\n").error() == BadInput{2, 0, "a quote is not closed"});
    CHECK(csv::read_players("").error().what == "the table is empty");
    const auto read = csv::read_players("name,rank\nMeier,strong\n");
    CHECK(read->warnings.at(0).place.line == 2);
    CHECK(read->warnings.at(0).what == "the rank \"strong\" cannot be read");
}

TEST_CASE("a rating alone tells the rank") {
    CHECK(csv::read_players("name,rating\nMeier,2049\nIto,2050\n")->players[0].rank == 29);
    CHECK(csv::read_players("name,rating\nMeier,2049\nIto,2050\n")->players[1].rank == 30);
}

TEST_CASE("results are those of games that are paired") {
    Event event = event_of(titled(System::swiss, 2), {30, 30, 30, 30});
    play(event, 1, {{1, 2, GameEnd::unknown}, {3, 4, GameEnd::unknown}});
    const auto read =
        csv::read_results("round,white,black,result,by default\n1,P1,2,0-1,\n1,3,P4,½-½,yes\n", event);
    REQUIRE(read.has_value());
    REQUIRE(read->results.size() == 2);
    CHECK(read->results[0] == Reported{1, 1, 2, GameEnd::black_wins});
    CHECK(read->results[1] == Reported{1, 3, 4, GameEnd::tie, true});
    const auto fault = [&](const std::string& row) {
        return csv::read_results("round,white,black,result\n" + row, event).error();
    };
    CHECK(fault("1,P2,P1,1-0\n") ==
          BadInput{2, 0, "P2 with White and P1 with Black are not paired in round 1"});
    CHECK(fault("1,P9,P1,1-0\n").what == "there is no player P9");
    CHECK(fault("1,P1,P2,2-0\n").what == "there is no result \"2-0\"; it is 1-0, 0-1, ½-½, 0-0 or 1-1");
    CHECK(csv::read_results("round,white\n", event).error().what == "the first row has no heading \"black\"");
}

TEST_CASE("players and results come back from tables") {
    property("they are the same", [] {
        const Event event = drawn_event(titled(System::swiss, drawn_number(1, 4)));
        const auto players = csv::read_players(csv::write_players(event));
        RC_ASSERT(players.has_value());
        RC_ASSERT(players->warnings.empty());
        RC_ASSERT(players->players.size() == event.players().size());
        for (std::size_t i = 0; i < players->players.size(); ++i) {
            Player player = players->players[i];
            player.number = static_cast<int>(i) + 1;
            RC_ASSERT(player == event.players()[i]);
        }
        const auto results = csv::read_results(csv::write_results(event), event);
        RC_ASSERT(results.has_value());
        Event again = event;
        for (const Reported& result : results->results) {
            enter(again, Reported{result.round, result.white, result.black, GameEnd::unknown});
            enter(again, result);
        }
        for (int round = 1; round <= event.conditions().rounds; ++round)
            RC_ASSERT(again.round(round).games == event.round(round).games);
    });
}

}  // namespace
}  // namespace shinpan::tournament
