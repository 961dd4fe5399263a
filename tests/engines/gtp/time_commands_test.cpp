// Time that is set and told, and how long the engine then thinks.
#include "engines/gtp/session.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

using namespace shinpan;

namespace {

// A machine on which no time goes by.
Environment still() {
    return {.seconds = [] { return 0.0; }, .cpu_seconds = [] { return 0.0; }};
}

}  // namespace

TEST_CASE("the periods of a server's time settings count at once, and every system limits the search") {
    const auto spends = [](std::string_view settings, std::string_view left) {
        double now = 0;
        Environment here = still();
        here.seconds = [&now] { return now += 0.1; };
        gtp::Session one({.rules = {.registered = &ruleset_of_engines()}, .playouts = 100'000}, here, {});
        for (const std::string_view line : {std::string_view("boardsize 9"), settings, left})
            one.answer(line);
        CHECK(one.answer("genmove b").starts_with("= "));
        return now;
    };
    CHECK(spends("kgs-time_settings absolute 60", "") < 10);
    CHECK(spends("kgs-time_settings byoyomi 0 3 1", "") < 3.5);
    CHECK(spends("kgs-time_settings byoyomi 0 3 5", "") > 2);
    CHECK(spends("kata-time_settings fischer 10 2", "") < 5);
    CHECK(spends("kata-time_settings fischer-capped 100 20 200 1", "") < 1.5);
    CHECK(spends("time_settings 0 10 5", "") < 3);
    CHECK(spends("kgs-time_settings canadian 0 10 5", "time_left b 1.5 1") < 2);
    CHECK(spends("kata-set-param maxTime 1", "") < 1.5);
    CHECK(spends("shinpan-time_settings canadian:0:10:5", "") < 3);
    CHECK(spends("shinpan-time_settings ing:60:30:3:2", "") < 3);
    CHECK(spends("shinpan-time_settings ing:0:60:3:2", "") < 3);
    CHECK(spends("shinpan-time_settings ing:60:90:3:2", "time_left b 4 2") < 0.5);
}

TEST_CASE("a new game begins with the time that was set, or without a limit") {
    // How much was thought about the next move.
    const auto thinks = [](std::vector<std::string_view> lines) {
        double now = 0;
        Environment here = still();
        here.seconds = [&now] { return now += 0.001; };
        gtp::Host host;
        host.load = [](const std::string&) -> Result<Record, BadInput> { return Record{.size = {5, 5}}; };
        gtp::Session one({.rules = {.registered = *ruleset_called("aga")}, .playouts = 300}, here, host);
        for (const std::string_view line : lines) CHECK(one.answer(line) == "= \n\n");
        one.answer("genmove b");
        return one.answer("gomill-explain_last_move");
    };
    const std::string_view size = "boardsize 5", much = "time_settings 600 0 0",
                           little = "time_settings 0 1 1";
    const std::string_view used = "time_left b 0 0";
    CHECK(thinks({size, much, used}) != thinks({size, much}));
    CHECK(thinks({size, used}) != thinks({size}));
    for (const std::string_view begin : {"clear_board", "boardsize 5", "loadsgf x"}) {
        CAPTURE(begin);
        CHECK(thinks({size, much, used, begin}) == thinks({size, much}));
        CHECK(thinks({size, used, begin}) == thinks({size}));
        CHECK(thinks({size, little, begin}) == thinks({size, little}));
    }
}
