// What front ends draw, set and name files by.
#include "engines/gtp/session.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <sstream>
#include <string>

using namespace shinpan;

namespace {

struct FrontEnd {
    std::shared_ptr<std::string> path = std::make_shared<std::string>();  // of the file asked for last
    gtp::Session session;

    FrontEnd() : session({.rules = {.registered = *ruleset_called("chinese-practice")}}, {}, host(path)) {}

    static gtp::Host host(const std::shared_ptr<std::string>& path) {
        gtp::Host host;
        host.load = [path](const std::string& asked) -> Result<Record, BadInput> {
            *path = asked;
            return Record{.size = {5, 5}};
        };
        host.save = [path](const std::string& asked, const std::string&) -> Result<void, BadInput> {
            *path = asked;
            return {};
        };
        return host;
    }

    std::string operator()(std::string_view line) { return session.answer(line); }
};

// Black has the left, with a dead stone in it, White the right: a game of 5x5 that both have ended.
FrontEnd divided_board() {
    FrontEnd gtp;
    gtp("boardsize 5");
    gtp("komi 0");
    gtp("gogui-play_sequence b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5 b pass w A3 b pass w pass");
    return gtp;
}

}  // namespace

TEST_CASE("a front end draws whose territory is counted, what comes off and the result") {
    FrontEnd gtp = divided_board();
    gtp("shinpan-dead estimate");
    const std::string drawn = gtp("shinpan-show-score");
    CHECK(drawn.find("MARK A3\n") != std::string::npos);
    CHECK(drawn.find("TEXT B+5 ") != std::string::npos);
    std::istringstream lines(drawn.substr(2));
    std::string line;
    std::getline(lines, line);
    CHECK(line.starts_with("BLACK "));
    CHECK(line.find(" A3") != std::string::npos);
    CHECK(line.find(" E") == std::string::npos);
    std::getline(lines, line);
    CHECK(line == "WHITE E5 E4 E3 E2 E1");
}

TEST_CASE("a front end draws what is proven: points kept, living stones and dead ones") {
    FrontEnd gtp;
    gtp("boardsize 4");
    gtp("gogui-play_sequence b A3 w A2 b B3 w B2 b C3 w C2 b D3 w D2");
    const std::string drawn = gtp("shinpan-show-proof");
    CHECK(drawn.starts_with("= BLACK A4 B4 C4 D4\n"));
    CHECK(drawn.find("CIRCLE A3 B3 C3 D3") != std::string::npos);
    CHECK(drawn.find("TEXT ") != std::string::npos);
    CHECK(drawn.find(" of 16 points proven\n\n") != std::string::npos);
}

TEST_CASE("ownership is a number for each point, row by row from the top, Black's above nothing") {
    FrontEnd gtp;
    gtp("boardsize 5");
    gtp("gogui-play_sequence b C1 w D1 b C2 w D2 b C3 w D3 b C4 w D4 b C5 w D5");
    std::istringstream rows(gtp("shinpan-ownership").substr(2));
    for (int row = 0; row < 5; ++row)
        for (int col = 0; col < 5; ++col) {
            double owner = 0;
            rows >> owner;
            CHECK((col < 3 ? owner > 0.5 : owner < -0.5));
        }
    std::string more;
    rows >> more;
    CHECK(more.empty());
}

TEST_CASE("settings are listed with their choices, and each can be set") {
    FrontEnd gtp;
    CHECK(gtp("shinpan-settings").find("/chinese-practice/") != std::string::npos);
    CHECK(gtp("shinpan-settings").find("] level by_playouts\n") != std::string::npos);
    CHECK(gtp("shinpan-settings level 3") == "= \n\n");
    CHECK(gtp("shinpan-settings rules aga") == "= \n\n");
    CHECK(gtp("shinpan-settings dead_stones prove") == "= \n\n");
    const std::string now = gtp("shinpan-settings");
    CHECK(now.find("] level 3\n") != std::string::npos);
    CHECK(now.find("by_playouts") == std::string::npos);
    CHECK(now.find("] rules aga\n") != std::string::npos);
    CHECK(now.find("] dead_stones prove\n") != std::string::npos);
    CHECK(gtp("shinpan-settings level 99").starts_with("? syntax error"));
    CHECK(gtp("shinpan-settings strength 3").starts_with("? syntax error"));
    CHECK(gtp("shinpan-settings rules").starts_with("? syntax error"));
}

TEST_CASE("a path with blanks may stand in quotation marks") {
    FrontEnd gtp;
    gtp("loadsgf \"a game.sgf\" 3");
    CHECK(*gtp.path == "a game.sgf");
    gtp("printsgf \"another game.sgf\"");
    CHECK(*gtp.path == "another game.sgf");
    gtp("loadsgf plain.sgf");
    CHECK(*gtp.path == "plain.sgf");
}

TEST_CASE("true and false are read in any case of letters") {
    FrontEnd gtp;
    CHECK(gtp("kata-set-param allowResignation False") == "= \n\n");
    CHECK(gtp("kata-get-param allowResignation") == "= false\n\n");
    CHECK(gtp("kata-set-param allowResignation yes").starts_with("?"));
}
