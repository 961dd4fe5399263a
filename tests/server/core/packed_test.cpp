// A game that has been over for a day is packed, and nobody who comes back to it sees a difference.
#include "server/core/house.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>

using namespace shinpan;
using namespace shinpan::server;

namespace {

constexpr Milliseconds day = 24 * 3'600'000;

// Black has resigned, and all have left.
struct FinishedTable : Table {
    FinishedTable() {
        CHECK(code_of(say(black, 1, "play B D4")) == "done");
        CHECK(code_of(say(white, 2, "play W F6")) == "done");
        CHECK(code_of(say(black, 3, "resign B")) == "done");
        for (const ConnectionId page : {black, white, referee}) house.leave(page);
    }

    // So many games were left to be packed.
    int packs_now() {
        return std::get<Packed>(house.ask(PackLogs{std::numeric_limits<std::int64_t>::max(), 10})).games;
    }
};

}  // namespace

TEST_CASE("a game is packed when it cannot be appealed any more") {
    FinishedTable young, old;
    young.house.pass_time(day);
    young.house.tidy();
    CHECK(young.packs_now() == 1);
    old.house.pass_time(day + 1);
    old.house.tidy();
    CHECK(old.packs_now() == 0);
}

TEST_CASE("more games than are packed at once are packed one after the other") {
    FinishedTable t;
    for (int i = 0; i < 20; ++i) {
        const auto black = t.house.page("ann"), white = t.house.page("bob");
        const std::string code = another_code(i);
        t.house.say(black, Invite{"i", code, *game_conditions_in("aga 9x9 7.5 0 none"), Side::black});
        const std::string game = one<Done>(t.house.say(white, Join{"j", code}))->game;
        CHECK(code_of(t.house.say(black, Say{"r", game, 1, "resign B"})) == "done");
    }
    t.house.pass_time(day + 1);
    t.house.tidy();
    CHECK(t.packs_now() == 0);
}

TEST_CASE("a packed game is watched and listed as before, and a referee may have it go on") {
    FinishedTable t;
    const GameLog before = t.house.log_of(t.game);
    t.house.pass_time(day + 1);
    t.house.tidy();
    const auto black = t.house.page("ann"), white = t.house.page("bob"), referee = t.house.page("eve");
    CHECK(one<GameList>(t.house.say(black, Games{"l"}))->games[0].result == "W+R");
    for (const ConnectionId page : {black, white, referee}) {
        const GameSeen seen = *one<GameSeen>(t.house.say(page, Watch{"w", t.game, 0, ""}));
        REQUIRE(seen.entries.size() == 4);
        for (std::size_t i = 0; i < 4; ++i) CHECK(seen.entries[i].head == before.heads()[i]);
    }
    CHECK(code_of(t.say(black, 3, "resign B")) == "done");  // said again, and answered as it was
    CHECK(code_of(t.say(black, 4, "call it was a slip")) == "not_now");
    CHECK(code_of(t.say(referee, 4, "annulled - 2 the page resigned by itself")) == "done");
    CHECK(code_of(t.say(black, 5, "play B E5")) == "done");
    CHECK(one<GameList>(t.house.say(white, Games{"m"}))->games[0].awaited == std::array{false, true});
    t.house.restart();
    CHECK(t.house.log_of(t.game).last() == 6);
    const auto again = t.house.page("ann");
    CHECK(one<GameSeen>(t.house.say(again, Watch{"w", t.game, 0, ""}))->entries.size() == 6);
}
