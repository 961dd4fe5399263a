// Rules in records, and what front ends ask about a position that was set up.
#include "engines/gtp/session.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <string_view>

using namespace shinpan;

namespace {

gtp::Session session() {
    gtp::Host host;
    host.load = [](const std::string&) -> Result<Record, BadInput> {
        Record record;
        record.size = {9, 9};
        record.handicap = 2;
        record.events = {
            {.kind = EventKind::handicap,
             .by = Color::black,
             .number = 2,
             .points = std::vector<Point>{point(2, 2), point(6, 6)}},
            {.kind = EventKind::setup, .by = Color::white, .points = std::vector<Point>{point(4, 4)}},
            play(Color::white, point(3, 3))};
        return record;
    };
    host.save = [](const std::string&, const std::string&) -> Result<void, BadInput> { return {}; };
    host.show = [](std::string_view) {};
    host.another_line_waits = [] { return true; };
    host.wait_for_line = [] {};
    const Environment here{.seconds = [] { return 0.0; }, .cpu_seconds = [] { return 0.0; }};
    return {{.rules = {.registered = &ruleset_of_engines()}, .playouts = 20}, here, std::move(host)};
}

std::string after(gtp::Session& session, std::initializer_list<std::string_view> lines) {
    std::string last;
    for (const std::string_view line : lines) last = session.answer(line);
    return last;
}

}  // namespace

TEST_CASE("handicap, setup and stones of a loaded record are listed") {
    gtp::Session one = session();
    CHECK(after(one, {"loadsgf game.sgf", "list_handicap"}) == "= C7 G3\n\n");
    CHECK(after(one, {"list_setup"}) == "= white E5\n\n");
    CHECK(after(one, {"list_stones black"}) == "= C7 G3\n\n");
    CHECK(after(one, {"list_stones w"}) == "= D6 E5\n\n");
    CHECK(after(one, {"list_stones red"}).front() == '?');
    CHECK(after(one, {"clear_board", "list_handicap"}) == "= \n\n");
}

TEST_CASE("a record by KataGo's settings names them by their compact text") {
    gtp::Session one = session();
    CHECK(after(one, {"boardsize 5", "kata-set-rules chinese-ogs", "play b c3", "printsgf -"})
              .find("RU[koPOSITIONALscoreAREAtaxNONEsui0whbNfpok1]") != std::string::npos);
    CHECK(after(one, {"kgs-rules Japanese Rules", "printsgf"}).find("RU[Japanese]") != std::string::npos);
}
