// A player leaves: what the other may do then.
#include "server/core/house.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;
using namespace shinpan::server;

TEST_CASE(
    "complaint 10: after the agreed absence the other may claim, adjourn or wait, and coming back ends "
    "that") {
    Table t("aga 9x9 7.5 0 absolute:6000 absence:60");
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    t.house.pass_time(100'000);
    t.house.take(t.white);
    t.house.leave(t.black);
    t.house.pass_time(2'999);
    CHECK(one<Present>(t.house.take(t.white)) == nullptr);
    t.house.pass_time(1);
    const auto told = t.house.take(t.white);
    REQUIRE(one<Present>(told));
    REQUIRE(one<Present>(told)->table.absence);
    CHECK(one<Present>(told)->table.absence->of == Color::black);
    CHECK(one<Present>(told)->table.absence->elapsed == 3'000);
    t.house.pass_time(56'999);
    CHECK(code_of(t.say(t.white, 3, "claim 60", "early")) == "not_now");

    SUBCASE("a claim is an entry with the seconds") {
        t.house.pass_time(12'001);
        CHECK(code_of(t.say(t.white, 3, "claim 73", "more than it was")) == "not_now");
        CHECK(code_of(t.say(t.white, 3, "claim 72")) == "done");
        CHECK(t.house.log_of(t.game).entries().back().text == "claim 72");
        CHECK(to_text(t.house.log_of(t.game).result()) == "W+F");
    }
    SUBCASE("nothing happens by itself") {
        t.house.pass_time(600'000);
        CHECK(one<Entered>(t.house.take(t.white)) == nullptr);
    }
    SUBCASE("an adjournment stops the clock") {
        t.house.pass_time(1);
        CHECK(code_of(t.say(t.white, 3, "adjourn 60")) == "done");
        t.house.pass_time(60'000'000);
        CHECK(!t.house.log_of(t.game).is_over());
    }
    SUBCASE("whoever comes back begins anew") {
        t.house.pass_time(1);
        const ConnectionId back = t.house.page("ann");
        t.house.say(back, Watch{"w", t.game, 0, ""});
        const auto returned = t.house.take(t.white);
        REQUIRE(one<Present>(returned));
        CHECK(!one<Present>(returned)->table.absence);
        CHECK(code_of(t.say(t.white, 3, "claim 60", "late")) == "not_now");
        t.house.pass_time(10'000);
        t.house.leave(back);
        t.house.pass_time(59'999);
        CHECK(code_of(t.say(t.white, 3, "claim 60", "again early")) == "not_now");
    }
}

TEST_CASE("a line that flickers is told to nobody, and whoever comes back for moments was away all along") {
    Table t("aga 9x9 7.5 0 none absence:60");
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    t.house.take(t.white);
    ConnectionId page = t.black;
    for (int i = 0; i < 100; ++i) {
        t.house.leave(page);
        t.house.pass_time(500);
        page = t.house.page("ann");
        t.house.say(page, Watch{"w", t.game, 0, ""});
    }
    CHECK(one<Present>(t.house.take(t.white)) == nullptr);
    CHECK(code_of(t.say(t.white, 3, "claim 50", "they are there")) == "not_now");
    t.house.leave(page);
    t.house.pass_time(10'000);
    CHECK(code_of(t.say(t.white, 3, "claim 61", "more than it was")) == "not_now");
    CHECK(code_of(t.say(t.white, 3, "claim 60")) == "done");
}

TEST_CASE("whoever comes back for a moment and says something has come back") {
    Table t("aga 9x9 7.5 0 none absence:60");
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    t.house.leave(t.black);
    t.house.pass_time(59'000);
    const ConnectionId back = t.house.page("ann");
    t.house.say(back, Watch{"w", t.game, 0, ""});
    CHECK(code_of(t.say(back, 3, "offer pause")) == "done");
    t.house.leave(back);
    t.house.pass_time(59'000);
    CHECK(code_of(t.say(t.white, 4, "claim 60")) == "not_now");
}

TEST_CASE("a player who leaves while it is the other's turn keeps nobody waiting") {
    Table t("aga 9x9 7.5 0 none absence:60");
    t.say(t.black, 1, "play B D4");
    t.say(t.white, 2, "play W E5");
    t.house.leave(t.white);
    t.house.pass_time(600'000);
    CHECK(code_of(t.say(t.black, 3, "claim 60", "own turn")) == "not_now");
    t.say(t.black, 3, "play B C3");
    t.house.pass_time(30'000);
    CHECK(code_of(t.say(t.black, 4, "claim 60", "early")) == "not_now");
    t.house.pass_time(30'000);
    CHECK(code_of(t.say(t.black, 4, "claim 60")) == "done");
}

TEST_CASE("complaint 11: before both have moved nobody claims, and either may break the game off") {
    Table t("aga 9x9 7.5 0 none absence:60");
    t.say(t.black, 1, "play B D4");
    t.house.leave(t.white);
    t.house.pass_time(600'000);
    CHECK(code_of(t.say(t.black, 2, "claim 600")) == "not_now");
    CHECK(code_of(t.say(t.black, 2, "abort")) == "done");
    CHECK(to_text(t.house.log_of(t.game).result()) == "Void");
}
