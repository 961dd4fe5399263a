#include "tournament/desk/desk.hpp"

#include "tournament/events.hpp"

#include <doctest/doctest.h>
#include <boost/json/parse.hpp>

using namespace shinpan::tournament;
namespace json = boost::json;

namespace {

json::object asked(Desk& desk, std::string_view request, bool may_change = true) {
    return json::parse(desk.answer(request, may_change, 0).text).as_object();
}

std::string what(const json::object& answer) {
    return answer.at("t") == "error" ? std::string(answer.at("what").as_string()) : "";
}

}  // namespace

TEST_CASE("desk: a round is paired, reported and ranked by requests of a page") {
    Desk desk(event_of({32, 31, 30, 29}));
    const auto paired = asked(desk, R"({"pair":{"round":1}})");
    REQUIRE(paired.at("games").as_array().size() == 2);
    const auto& game = paired.at("games").as_array()[0].as_object();
    const auto white = game.at("white").as_int64(), black = game.at("black").as_int64();
    const std::string report = R"({"do":{"deed":"reported","round":1,"white":)" + std::to_string(white) +
                               R"(,"black":)" + std::to_string(black) + R"(,"end":"white_wins"}})";
    const auto after = asked(desk, report);
    CHECK(after.at("games").as_array()[0].as_object().at("end") == "white_wins");
    CHECK(after.at("rounds").as_array()[0].as_object().at("open") == 1);
    CHECK(after.at("standings").as_object().at("rows").as_array()[0].as_object().at("player") == white);
    CHECK(asked(desk, R"({"ask":"why","round":1,"one":1,"other":4})").at("t") == "why");
    CHECK(asked(desk, R"({"ask":"costs","round":1})").at("couples").as_array().size() == 2);
}

TEST_CASE("desk: what is refused changes nothing and says why") {
    Desk desk(event_of({32, 31}));
    const auto before = desk.event().entries().size();
    CHECK(what(asked(desk, "no")) == "a request is one JSON object");
    CHECK(what(asked(desk, R"({"ask":"weather"})")) == "there is no such question");
    CHECK(what(asked(desk, R"({"ask":"why","round":1,"one":9,"other":1})")) == "there is no such player");
    CHECK(what(asked(desk, R"({"do":{"deed":"reported","round":1,"white":1,"black":2,"end":"tie"}})")) ==
          "A and B are not paired in round 1");
    CHECK(what(asked(desk, R"({"do":{"deed":"approved","round":1}})", false)) == "this page only looks on");
    CHECK(desk.event().entries().size() == before);
}

TEST_CASE("desk: the view has all that is written of a player, so that an amendment loses nothing") {
    Desk desk(event_of({32}));
    const auto view = asked(desk, R"({"do":{"deed":"registered","player":{"number":1,"name":"A","given":"Ann",
        "rank":32,"rating":2310,"rated":true,"club":"Town","country":"FR","correction":1,
        "ids":{"egd":"123"}}}})");
    const auto& player = view.at("players").as_array()[0].as_object();
    CHECK(player.at("rating") == 2310);
    CHECK(player.at("correction") == 1);
    CHECK(player.at("ids").as_object().at("egd") == "123");
    CHECK(player.at("club") == "Town");
}
