// Files of pairgoth.
#include "tournament/files/pairgoth.hpp"

#include "tournament/played.hpp"

#include <doctest/doctest.h>

namespace shinpan::tournament {
namespace {

// Three players, 31 to 33, each on a line from 4 on; games stand from line 8 on.
std::string file_with(const std::string& games, const std::string& more = "") {
    return "{\"name\":\"Cup\",\"rounds\":2,\"komi\":6.5,\"gobanSize\":13,\"rules\":\"FRENCH\",\n"
           "\"timeSystem\":{\"type\":\"FISCHER\",\"mainTime\":2400,\"increment\":15},\"pairing\":{\"type\":"
           "\"SWISS\","
           "\"main\":{\"firstSeed\":\"SPLIT_AND_FOLD\",\"scoreWeight\":7.0},\"placement\":[\"NBW\","
           "\"SOSWM1\"]},\n"
           "\"players\":[\n{\"id\":31,\"name\":\"Meier\",\"firstname\":\"Ann\",\"rank\":-3,\"rating\":1810,"
           "\"club\":\"K\"},\n"
           "{\"id\":32,\"name\":\"Ito\",\"firstname\":\"Bo\",\"rank\":1},\n"
           "{\"id\":33,\"name\":\"Dupont\",\"firstname\":\"Zoé\",\"rank\":0,\"skip\":[2]}" +
           more + "],\n\"games\":[[\n" + games + "]]}";
}

BadInput fault_of(const std::string& text) {
    const auto read = pairgoth::read_event(text, 0);
    REQUIRE_FALSE(read.has_value());
    return read.error();
}

TEST_CASE("a file of pairgoth has conditions, players, games, byes and absences") {
    const auto read =
        pairgoth::read_event(file_with("{\"id\":1,\"t\":2,\"w\":32,\"b\":31,\"h\":4,\"r\":\"b\"},\n"
                                       "{\"id\":2,\"t\":0,\"w\":33,\"b\":0,\"r\":\"w\"}"),
                             0);
    REQUIRE(read.has_value());
    CHECK(read->warnings.empty());
    const Conditions& laid = read->event.conditions();
    CHECK(laid.system == System::swiss);
    CHECK(laid.clock == *time_control_in("fischer:2400:15"));
    CHECK(laid.placement == std::vector{Criterion::wins, Criterion::opponents_wins_less_1});
    CHECK(laid.pairing.first_seeding == Seeding::fold);
    CHECK(laid.pairing.weights.score == 7);
    CHECK(rank_text(read->event.player(1).rank) == "3k");
    CHECK(read->event.player(1).rating == 1810);
    CHECK(rank_text(read->event.player(2).rank) == "2d");
    CHECK(read->event.round(1).games.at(0) ==
          PairedGame{.table = 2, .white = 2, .black = 1, .handicap = 4, .end = GameEnd::black_wins});
    CHECK(read->event.state(3, 1) == RoundState::bye);
    CHECK(read->event.state(3, 2) == RoundState::agreed_absent);
}

TEST_CASE("a file of pairgoth that contradicts itself is refused, with line and player") {
    const std::string game = "{\"id\":1,\"t\":1,\"w\":32,\"b\":31,\"r\":\"b\"}";
    CHECK(fault_of(file_with(game + ",\n{\"id\":2,\"t\":2,\"w\":31,\"b\":33,\"r\":\"?\"}")) ==
          BadInput{9, 0, "Meier Ann is paired twice in round 1, here and in line 8"});
    CHECK(fault_of(file_with("{\"id\":1,\"w\":39,\"b\":31}")) ==
          BadInput{8, 0, "there is no player 39 in this file"});
    CHECK(fault_of(file_with(game, ",\n{\"id\":31,\"name\":\"X\",\"rank\":0}")).what ==
          "X has the number 31, as Meier Ann has");
    CHECK(fault_of("{}").what == "this is not a file of pairgoth: it has no players or no pairing");
    CHECK(fault_of("{\n\"players\":[,]}").line == 2);
    CHECK(fault_of("{} x").what == "this is not JSON");
}

TEST_CASE("a number that is none in a file of pairgoth is left at what is usual") {
    std::string text = file_with("");
    const std::string weight = "\"scoreWeight\":7.0";
    text.replace(text.find(weight), weight.size(), "\"scoreWeight\":0e400");
    const auto read = pairgoth::read_event(text, 0);
    REQUIRE(read.has_value());
    CHECK(read->event.conditions().pairing.weights.score == CompatibleWeights{}.score);
}

TEST_CASE("a group of players plays as one") {
    std::string text = file_with("{\"id\":1,\"t\":1,\"w\":40,\"b\":33,\"r\":\"=\"}");
    text.insert(text.find("\"games\""), "\"teams\":[{\"id\":40,\"name\":\"Pair\",\"players\":[31,32]}],");
    const auto read = pairgoth::read_event(text, 0);
    REQUIRE(read.has_value());
    CHECK(read->event.player(4).members == std::vector<PlayerNumber>{1, 2});
    CHECK(read->event.round(1).games.at(0).end == GameEnd::tie);
}

}  // namespace
}  // namespace shinpan::tournament
