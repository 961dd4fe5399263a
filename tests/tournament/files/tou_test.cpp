// Tables of the French federation.
#include "tournament/files/tou.hpp"

#include "property.hpp"
#include "tournament/files/drawn_event.hpp"

#include <map>

namespace shinpan::tournament {
namespace {

TEST_CASE("a .tou table has players, licences, clubs and results") {
    const auto read = tou::read_event(
        ";name=Cup\n;date=31/12/2019\n;vill=Paris\n;ta=82\n;komi=7.5\n"
        ";Num Nom Prenom Niv Licence Club\n"
        "   1 Meier Ann      3D 9000007 Par    2+w4    0=\n"
        "   2 Ito Ken Bo     2K         Lyo    1-b4   0+\n",
        0);
    REQUIRE(read.has_value());
    CHECK(read->warnings.empty());
    CHECK(read->event.conditions().first_day == "2019-12-31");
    CHECK(read->event.conditions().komi == HalfPoints{15});
    CHECK(read->event.player(1).ids.at("ffg") == "9000007");
    CHECK(full_name(read->event.player(2)) == "Ito Ken Bo");
    CHECK(read->event.player(2).club == "Lyo");
    CHECK(read->event.round(1).games.at(0) ==
          PairedGame{.table = 1, .white = 1, .black = 2, .handicap = 4, .end = GameEnd::white_wins});
    CHECK(read->event.state(1, 2) == RoundState::agreed_absent);
    CHECK(read->event.state(2, 2) == RoundState::bye);
    CHECK(tou::read_event("1 A B 3k 2+\n2 C D 3k 1+\n", 0)->event.round(1).games.at(0).end ==
          GameEnd::both_win);
    CHECK(tou::read_event("1 A B 3k 2+\n2 C D 3k 1=\n", 0).error().line == 1);
}

TEST_CASE("games come back from a .tou table") {
    property("they are the same, by name", [] {
        const Conditions laid = titled(System::mcmahon, drawn_number(1, 5));
        const Event event = drawn_event(laid);
        const auto read = tou::read_event(tou::write(event, laid.rounds).text, 0);
        RC_ASSERT(read.has_value());
        const auto text_of = [&](const Event& of, int round) {
            std::vector<std::string> games;
            for (const PairedGame& game : of.round(round).games) {
                std::string names = full_name(of.player(game.white)) + full_name(of.player(game.black));
                std::erase_if(names, [](char c) { return c == ' ' || c == '_'; });
                games.push_back(names + std::string(word_of(game.end)) + std::to_string(game.handicap) +
                                (game.by_default ? "!" : ""));
            }
            std::sort(games.begin(), games.end());
            return games;
        };
        for (int round = 1; round <= laid.rounds; ++round)
            RC_ASSERT(text_of(read->event, round) == text_of(event, round));
    });
}

}  // namespace
}  // namespace shinpan::tournament
