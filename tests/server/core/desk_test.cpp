// What referees see at their desk beside the log, and what leaves it.
#include "server/core/house.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;
using namespace shinpan::server;

namespace {

Evidence evidence(Table& t) {
    const auto answers = t.house.say(t.referee, Inspect{"see", t.game});
    REQUIRE(one<Evidence>(answers));
    REQUIRE(one<Done>(answers));
    return *one<Evidence>(answers);
}

// The lines on the desk of a referee who sits down now.
std::vector<ReportedLine> reports(House& house, ConnectionId referee) {
    const auto answers = house.say(referee, Desk{"desk"});
    REQUIRE(one<Calls>(answers));
    return one<Calls>(answers)->reports;
}

}  // namespace

TEST_CASE("a referee sees who was away from a game, since when and for how long") {
    Table t("aga 9x9 7.5 0 absolute:600");
    t.house.pass_time(10'000);
    t.house.leave(t.white);
    t.house.pass_time(25'000);
    t.white = t.house.page("bob");
    t.house.say(t.white, Watch{"w", t.game, 0, ""});
    t.house.pass_time(1000);
    t.house.leave(t.black);
    t.house.pass_time(4000);
    const Evidence seen = evidence(t);
    REQUIRE(seen.players[1].away.size() == 1);
    CHECK(seen.players[1].away[0].at == seen.since + 10'000);
    CHECK(seen.players[1].away[0].lasted == 25'000);
    REQUIRE(seen.players[0].away.size() == 1);
    CHECK(seen.players[0].away[0].lasted == 4000);
    t.house.pass_time(6000);
    CHECK(evidence(t).players[0].away[0].lasted == 10'000);
}

TEST_CASE("a page that is loaded again is no absence; of many absences the last fifty are told") {
    Table t;
    for (int i = 0; i < 60; ++i)
        for (const Milliseconds away : {500, 1000 + i}) {
            t.house.leave(t.white);
            t.house.pass_time(away);
            t.white = t.house.page("bob");
            t.house.say(t.white, Watch{"w", t.game, 0, ""});
        }
    const auto away = evidence(t).players[1].away;
    REQUIRE(away.size() == 50);
    CHECK(away.front().lasted == 1010);
    CHECK(away.back().lasted == 1059);
}

TEST_CASE("a referee sees the round trips that were measured, and what of the turns the line has taken") {
    Table t("aga 9x9 7.5 0 absolute:600");
    for (const Milliseconds took : {100, 200, 60}) t.house.measured(t.black, took);
    t.house.pass_time(5000);
    const Say move{"m", t.game, 1, "play B D4", 4900};
    REQUIRE(one<Done>(t.house.say(t.black, move)));
    const Evidence seen = evidence(t);
    REQUIRE(seen.players[0].round_trip);
    CHECK(seen.players[0].round_trip->mean == (9 * 110 + 60) / 10);
    CHECK(seen.players[0].round_trip->least == 60);
    CHECK(seen.players[0].round_trip->most == 200);
    CHECK(seen.players[0].granted == 100);
    CHECK(seen.players[0].quota == 4 * lag_allowance(105) - 100);
    CHECK(!seen.players[1].round_trip);
    CHECK(seen.players[1].granted == 0);
}

TEST_CASE("a reported line that a referee has dealt with leaves every desk for good") {
    Table t;
    t.house.say(t.black, Chat{"c1", t.game, "you cheat"});
    t.house.say(t.black, Chat{"c2", t.game, "again"});
    CHECK(code_of(t.house.say(t.referee, Settle{"s", t.game, 1})) == "bad");  // nobody has reported it
    for (const int line : {1, 2}) t.house.say(t.white, Report{"r" + std::to_string(line), t.game, line});
    CHECK(reports(t.house, t.referee).size() == 2);

    CHECK(code_of(t.house.say(t.referee, Settle{"s", t.game, 1})) == "done");
    const auto told = reports(t.house, t.referee);
    REQUIRE(told.size() == 1);
    CHECK(told[0].line.number == 2);
    CHECK(code_of(t.house.say(t.referee, Settle{"s", t.game, 1})) == "done");
    CHECK(code_of(t.house.say(t.white, Report{"r3", t.game, 1})) == "done");
    t.house.restart();
    CHECK(reports(t.house, t.house.page("eve")).size() == 1);
}
