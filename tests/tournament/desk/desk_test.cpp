#include "tournament/desk/desk.hpp"
#include "tournament/desk/exchange.hpp"
#include "tournament/files/csv.hpp"

#include "go/rulesets/registry.hpp"
#include "tournament/events.hpp"

#include <doctest/doctest.h>
#include <boost/json/parse.hpp>

using namespace shinpan::tournament;
using shinpan::BadInput;
using shinpan::failure;
using shinpan::Result;
namespace json = boost::json;

namespace {

json::object asked(Desk& desk, std::string_view request) {
    return json::parse(desk.answer(request, 0, [](const auto&) { return Result<void, BadInput>(); }))
        .as_object();
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
    CHECK(what(asked(desk, R"({"ask":"why","round":1,"one":9,"other":1})")) == "there is no player 9");
    CHECK(what(asked(desk, R"({"do":{"deed":"reported","round":1,"white":1,"black":2,"end":"tie"}})")) ==
          "A and B are not paired in round 1");
    CHECK(desk.event().entries().size() == before);
}

TEST_CASE("desk: who looks on may ask all and change nothing") {
    Desk desk(event_of({32, 31}));
    asked(desk, R"({"pair":{"round":1}})");
    const auto before = desk.event().entries().size();
    for (const char* request : {R"({"do":{"deed":"unpaired","round":1}})", R"({"pair":{"round":2}})"})
        CHECK(what(json::parse(desk.look(request)).as_object()) == "this page only looks on");
    CHECK(json::parse(desk.look(R"({"ask":"why","round":1,"one":1,"other":2})")).at("t") == "why");
    CHECK(desk.event().entries().size() == before);
}

TEST_CASE("desk: a page that has the event's version is told that nothing has changed") {
    Desk desk(event_of({32, 31}));
    const auto view = asked(desk, R"({"ask":"view"})");
    CHECK(!view.contains("history"));
    const std::string again =
        R"({"ask":"view","have":")" + std::string(view.at("version").as_string()) + R"("})";
    CHECK(asked(desk, again).at("t") == "unchanged");
    asked(desk, R"({"pair":{"round":1}})");
    CHECK(asked(desk, again).at("t") == "view");
    CHECK(asked(desk, again).at("version") != view.at("version"));
}

TEST_CASE("desk: what cannot be kept is not done") {
    Desk desk(event_of({32, 31}));
    const auto before = desk.event().entries().size();
    const auto full = [](const auto&) { return Result<void, BadInput>(failure(BadInput{0, 0, "full"})); };
    CHECK(what(json::parse(desk.answer(R"({"pair":{"round":1}})", 0, full)).as_object()) == "full");
    CHECK(desk.event().entries().size() == before);
}

TEST_CASE("desk: what is refused has its kind and facts, for pages in other languages") {
    Desk desk(event_of({32, 31}));
    const auto refused = asked(desk, R"({"do":{"deed":"unpaired","round":1,"players":[2]}})");
    const auto& remark = refused.at("remark").as_object();
    CHECK(remark.at("kind") == "not_paired");
    CHECK(remark.at("facts").as_object().at("player") == "B");
    CHECK(remark.at("facts").as_object().at("round") == 1);
    const auto wrong = asked(desk, R"({"do":{"deed":"conditions","conditions":{"title":"T","komi":0.3}}})");
    CHECK(wrong.at("remark").as_object().at("kind") == "field_points");
    CHECK(wrong.at("remark").as_object().at("facts").as_object().at("field") == "conditions.komi");
    const auto view = asked(desk, R"({"ask":"view","history":true})");
    const auto& history = view.at("history").as_array();
    CHECK(history[1].as_object().at("remark").as_object().at("kind") == "registered");
    CHECK(history[1].as_object().at("words") == "registered: 1 A 3d");
}

TEST_CASE("desk: a file gives players, then results, and says what it has of the event") {
    Desk desk(event_of({}));
    const auto take = [&](const char* part, const char* name, const char* text) {
        return asked(desk, std::string(R"({"take":")") + part + R"(","file":{"name":")" + name +
                               R"(","text":")" + text + R"("}})");
    };
    const auto players = take("players", "p.csv", R"(name,rank,shoe\nOak,3d,9\nElm,2d,8\n)");
    CHECK(players.at("t") == "taken");
    CHECK(players.at("count") == 2);
    CHECK(players.at("warnings").as_array().size() == 1);
    REQUIRE(asked(desk, R"({"pair":{"round":1}})").at("t") == "view");
    const auto& game = desk.event().round(1).games[0];
    const std::string white = desk.event().player(game.white).name,
                      black = desk.event().player(game.black).name;
    const std::string row = "1," + white + "," + black + R"(,1-0\n)";
    CHECK(take("results", "r.csv", ("round,white,black,result\\n" + row).c_str()).at("count") == 1);
    CHECK(desk.event().round(1).games[0].end == GameEnd::white_wins);
    const auto before = desk.event().entries().size();
    const auto refused = take("results", "r.csv", R"(round,white,black,result\n1,Oak,Pine,1-0\n)");
    CHECK(what(refused) == "there is no player Pine");
    CHECK(refused.at("line") == 2);
    CHECK(refused.at("remark").as_object().at("kind") == "no_such_player");
    CHECK(desk.event().entries().size() == before);
    const auto file = asked(desk, R"({"ask":"file","format":"h9"})");
    CHECK(std::string(file.at("text").as_string()).find("Oak") != std::string::npos);
    CHECK(file.at("warnings").as_array().size() == 1);
    CHECK(asked(desk, R"({"ask":"file","format":"doc"})").at("t") == "error");
}

TEST_CASE("desk: what a file has that cannot be read is told by its kind and its line") {
    const auto fault = [](const char* name, const char* text) {
        const auto read = opened_event({name, text}, 0);
        REQUIRE(!read);
        return std::to_string(read.error().line) + ' ' + std::string(read.error().remark.saying.kind);
    };
    CHECK(fault("a.xml", "<Tournament>\n<Players\n") == "2 not_xml");
    CHECK(fault("a.xml", "<html/>") == "1 not_opengotha");
    CHECK(fault("a.h9", "1 A 3k 1+\n") == "1 against_themselves");
    CHECK(fault("a.tou", ";name=X\n") == "0 no_rows");
    CHECK(fault("a.txt", "PLAYERS\n1 A, B 3k\nGAMES 1\n1 2 w 0 7\n") == "4 not_in_file");
    CHECK(fault("a.tour", "{}") == "1 not_pairgoth");
    CHECK(fault("a.json", "{\"format\":\"shinpan event\",\"version\":9}") == "1 newer_version");
    CHECK(fault("a.doc", "") == "0 unknown_ending");
    const auto table = csv::read_players("rank\n3d\n");
    REQUIRE(!table);
    CHECK(table.error().remark.saying.kind == "no_heading");
}

TEST_CASE("desk: what a file has that was repaired or left out is told by its kind and its line") {
    const auto read = opened_event({"a.h9", "; KM[six]\n1 A 3k 2+\n2 B 2k\nnobody\n"}, 0);
    REQUIRE(read);
    std::string told;
    for (const auto& warning : read->warnings)
        told += std::to_string(warning.place.line) + ' ' + std::string(warning.remark.saying.kind) + '\n';
    CHECK(told == "1 wrong_value\n4 left_out_row\n2 one_sided\n");
    Event event = event_of({32, 31});
    must(event.take(by_hand(1, {even_game(1, 1, 2)}), 0));
    const OpenedFile other{"a.h9", "1 X 3k 2+\n2 Y 2k 1-\n"};
    const auto results = deeds_of_file(event, TakenPart::results, other, 0);
    REQUIRE(!results);
    CHECK(results.error() == BadInput{0, 0, "there is no player X"});
}

TEST_CASE("desk: players and results come from the event of another program, too, by their names") {
    Event other = event_of({32, 31});
    must(other.take(by_hand(1, {even_game(1, 1, 2)}), 0));
    must(other.take(Reported{1, 1, 2, GameEnd::black_wins}, 0));
    const OpenedFile file{"other.xml", saved_event(other, "opengotha")->text};
    Event event = event_of({});
    const auto players = deeds_of_file(event, TakenPart::players, file, 0);
    REQUIRE(players);
    REQUIRE(players->deeds.size() == 2);
    for (const Deed& deed : players->deeds) must(event.take(deed, 0));
    CHECK(event.player(1).name == "A");
    must(event.take(by_hand(1, {even_game(1, 1, 2)}), 0));
    const auto results = deeds_of_file(event, TakenPart::results, file, 0);
    REQUIRE(results);
    CHECK(std::get<Reported>(results->deeds.at(0)).end == GameEnd::black_wins);
}

TEST_CASE("desk: an event's own file opens as it was, undone entries too") {
    Event event = event_of({32, 31});
    must(event.take(Undone{3}, 0));
    const auto read = opened_event({"cup.json", saved_event(event, "json")->text}, 7);
    REQUIRE(read);
    CHECK(read->event.entries().size() == event.entries().size());
    CHECK(read->event.is_undone(3));
    CHECK(!opened_event({"cup.json", "{}"}, 7));
    CHECK(!opened_event({"cup.doc", "x"}, 7));
}

TEST_CASE("desk: absences that were told stand apart from those that were not") {
    Desk desk(event_of({32, 31}));
    asked(desk, R"({"do":{"deed":"attendance","player":1,"from":1,"to":2,"state":"agreed_absent"}})");
    const auto view =
        asked(desk, R"({"do":{"deed":"attendance","player":1,"from":3,"to":3,"state":"absent"}})");
    const auto& player = view.at("players").as_array()[0].as_object();
    CHECK(player.at("absent").as_array().size() == 3);
    CHECK(player.at("unannounced").as_array().size() == 1);
    CHECK(player.at("unannounced").as_array()[0] == 3);
    CHECK(view.at("absent_points") == 0.5);
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

TEST_CASE("desk: what a page found for a ruling is kept as its kind and values") {
    Desk desk(event_of({32, 31}));
    const std::string lines = R"(["the clock",{"kind":"dead","stones":["H7"]}])";
    const auto view =
        asked(desk, R"({"do":{"deed":"ruled","round":1,"words":"so","evidence":)" + lines + "}}");
    const auto& evidence = view.at("rulings").as_array()[0].as_object().at("evidence").as_array();
    CHECK(evidence.at(0) == "the clock");
    CHECK(evidence.at(1) == json::parse(R"({"kind":"dead","stones":["H7"]})"));
}

TEST_CASE("desk: a ruling keeps the record that it rests on, and one that cannot be read is refused") {
    Event event = event_of({32, 31});
    Conditions laid = event.conditions();
    laid.rules = *shinpan::ruleset_called("japanese");
    REQUIRE(event.take(LaidDown{laid}, 0));
    Desk desk(std::move(event));
    const auto ruling = [](std::string_view record) {
        return R"({"do":{"deed":"ruled","kind":"procedure","round":1,"words":"set up again","record":")" +
               std::string(record) + "\"}}";
    };
    const auto refused = asked(desk, ruling("(;SZ[9];B[zz])"));
    CHECK(what(refused).starts_with("the record of the ruling cannot be read, line 1, column 9: "));
    CHECK(refused.at("remark").as_object().at("kind") == "unreadable_record");
    const auto& facts = refused.at("remark").as_object().at("facts").as_object();
    CHECK(facts.at("fault") == "no_point");
    CHECK(facts.at("value") == "B[zz]");
    CHECK(facts.at("column") == 9);
    const auto none = asked(desk, ruling("not a record"));
    CHECK(none.at("remark").as_object().at("facts").as_object().at("fault") == "no_sgf");
    const auto view = asked(desk, ruling("(;SZ[9];B[ee];W[gc])"));
    const auto& ruled = view.at("rulings").as_array()[0].as_object();
    CHECK(ruled.at("has_record") == true);
    const std::string entry = std::to_string(ruled.at("entry").as_int64());
    CHECK(asked(desk, R"({"ask":"record","entry":)" + entry + "}").at("record") == "(;SZ[9];B[ee];W[gc])");
    CHECK(what(asked(desk, R"({"ask":"record","entry":1})")) == "entry 1 is not a ruling");
}
