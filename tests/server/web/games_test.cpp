// What whoever has no socket may ask for: a game that is over, their games, and what the server speaks.
#include "formats/record/sgf/reader.hpp"
#include "formats/record/sgf/records.hpp"
#include "server/log/chain.hpp"
#include "server/store/stored_game.hpp"
#include "server/web/visitor.hpp"

#include <doctest/doctest.h>

#include <boost/json/parse.hpp>

#include <sstream>
#include <string>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// A server at which two have played; Black is known by the token "black".
struct FinishedGame {
    explicit FinishedGame(Settings settings = {}) {
        auto store = *SqliteStore::open(":memory:");
        game.emplace(*store, "black");
        game->play_to_end(20);
        server.emplace(settings, std::move(store));
    }

    http::response<http::string_body> get(const std::string& path, const std::string& cookie = {}) {
        return answer_to(http::verb::get, path, server->port(), cookie);
    }

    std::optional<StoredGame> game{};
    std::optional<Running> server{};
};

std::string text(beast::string_view of) { return {of.data(), of.size()}; }

}  // namespace

TEST_CASE("the log of a game that is over comes by its address, and whoever has it can check its chain") {
    FinishedGame p;
    const auto answer = p.get("/api/v1/games/" + p.game->name() + "/log");
    CHECK(answer.result_int() == 200);
    CHECK(text(answer[http::field::content_type]) == "text/plain; charset=utf-8");
    CHECK(text(answer[http::field::content_disposition]) ==
          "attachment; filename=\"" + p.game->name() + ".log\"");
    std::istringstream lines(answer.body());
    std::string line;
    REQUIRE(std::getline(lines, line));
    CHECK(line == "game " + p.game->name());
    std::vector<Link> links;
    while (std::getline(lines, line)) links.push_back(link_in(line).value());
    REQUIRE(links.size() == p.game->kept().size());
    CHECK(!break_of(sha256, p.game->name(), links));
    for (std::size_t i = 0; i < links.size(); ++i) CHECK(links[i].entry == p.game->kept()[i].entry);
}

TEST_CASE("the record of a game that is over comes by its address, with what is known of the game") {
    FinishedGame p;
    const auto answer = p.get("/api/v1/games/" + p.game->name() + "/sgf");
    CHECK(answer.result_int() == 200);
    CHECK(text(answer[http::field::content_type]) == "application/x-go-sgf");
    const auto collection = sgf::read(answer.body());
    REQUIRE(collection);
    const auto all = sgf::records(*collection);
    REQUIRE(all.size() == 1);
    const Record& record = all[0].value();
    CHECK(record.black == "Ann");
    CHECK(record.white == "Bob");
    CHECK(record.date == "2025-11-24");
    CHECK(record.rules_word == "AGA");
    CHECK(to_text(record.result.value()) == "W+R");
    CHECK(record.events.size() == 21);
    CHECK(record.warnings.empty());
    const auto value = [&](const char* name) {
        return std::string(collection->game(0).find(name)->value(0));
    };
    CHECK(value("TM") == "600");
    CHECK(value("OT") == "5x30 byo-yomi");
    CHECK(value("SHNLG") == p.game->name() + " " + p.game->kept().back().head);
}

TEST_CASE("whoever has a session is told their games") {
    FinishedGame p;
    CHECK(p.get("/api/v1/games").result_int() == 401);
    const auto answer = p.get("/api/v1/games", Visitor::cookie_for("black"));
    REQUIRE(answer.result_int() == 200);
    const boost::json::value list = boost::json::parse(answer.body());
    CHECK(list.at("you").at("name") == "Ann");
    REQUIRE(list.at("games").as_array().size() == 1);
    CHECK(list.at("games").as_array()[0].at("g") == p.game->name().c_str());
    CHECK(list.at("games").as_array()[0].at("result") == "W+R");
}

TEST_CASE("a server says which protocol it speaks, and the rulesets that its games may be under") {
    FinishedGame p;
    const boost::json::value about = boost::json::parse(p.get("/api/v1/about").body());
    CHECK(about.at("v") == protocol_version);
    CHECK(about.at("rulesets").as_array().size() >= 29);
    CHECK(about.at("games") == true);
    CHECK(about.at("tournaments") == false);
    bool has_aga = false;
    for (const auto& one : about.at("rulesets").as_array()) has_aga = has_aga || one.at("id") == "aga";
    CHECK(has_aga);
}

TEST_CASE("one address asks for games so many times and no more") {
    Settings settings;
    settings.lookups_at_once = 2;
    settings.lookups_a_second = 0.001;
    FinishedGame p(settings);
    const std::string path = "/api/v1/games/" + p.game->name() + "/log";
    for (const int status : {200, 200, 429}) CHECK(p.get(path).result_int() == status);
}
