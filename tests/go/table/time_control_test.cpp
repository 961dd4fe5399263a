// Time controls: what they are called, and when time is up.
#include "go/table/time_control.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <string>

using namespace shinpan;

namespace {

PlayerClock clock_of(std::string_view words) { return PlayerClock(*time_control_in(words)); }

// "TIME/COUNT", in seconds.
std::string left(const PlayerClock& clock) {
    return seconds_text(clock.told().time) + "/" + std::to_string(clock.told().count);
}

}  // namespace

TEST_CASE("a time control is read as it is written") {
    for (const char* words :
         {"none", "absolute:300", "byoyomi:600:30:5", "canadian:0:600:25", "fischer:60:0.5", "move:0.2",
          "byoyomi:0:1.125:1", "fischer:10:0", "ing:1800:300:3:2"}) {
        CAPTURE(words);
        REQUIRE(time_control_in(words));
        CHECK(to_text(*time_control_in(words)) == words);
    }
    CHECK(time_control_in("move:2.50")->period == 2500);
    for (const char* words :
         {"", "300", "absolute", "absolute:-3", "absolute:3:4", "byoyomi:1:2", "move:0",
          "move:", "byoyomi:60:0:5", "canadian:60:30:0", "absolute:1e9", "absolute:99999999999",
          "absolute:0000000060", "move:0.0001", "fischer:0:0", "none:1", "move:.", "hourglass:60"}) {
        CAPTURE(words);
        CHECK_FALSE(time_control_in(words));
    }
    for (const char* words : {"ing:60:10:3", "ing:60:10:3:0", "ing:60:0:3:2", "ing:60:10:0:2"}) {
        CAPTURE(words);
        CHECK_FALSE(time_control_in(words));
    }
    const std::string why = time_control_in("5 minutes").error().what;
    CHECK(why.find("byoyomi:MAIN:PERIOD:PERIODS") != std::string::npos);
    CHECK(time_control_in("5 minutes").error().line == 0);  // no place in a file
    CHECK(time_control_in("5 minutes").error().column == 0);
}

TEST_CASE("absolute time is up when it is used, and not before") {
    PlayerClock clock = clock_of("absolute:10");
    CHECK(clock.spend(9'999));
    CHECK(clock.until_loss() == 1);
    CHECK(clock.spend(1));
    CHECK_FALSE(clock.spend(1));
    CHECK(left(clock) == "0/0");
}

TEST_CASE("in byo-yomi a move within a period gives it back, a longer one costs periods") {
    PlayerClock clock = clock_of("byoyomi:60:30:3");
    CHECK(left(clock) == "60/0");
    CHECK(clock.spend(50'000));
    CHECK(clock.spend(40'000));  // ten of the main time, thirty of the first period
    CHECK(left(clock) == "30/3");
    CHECK(clock.spend(30'001));
    CHECK(left(clock) == "30/2");
    CHECK(clock.spend(60'000));
    CHECK(left(clock) == "30/1");
    CHECK(clock.spend(30'000));
    CHECK_FALSE(clock.spend(30'001));
}

TEST_CASE("in Canadian overtime so many moves renew the period") {
    PlayerClock clock = clock_of("canadian:10:60:3");
    CHECK(clock.spend(10'000));
    CHECK(left(clock) == "60/3");
    CHECK(clock.spend(20'000));
    CHECK(clock.spend(20'000));
    CHECK(left(clock) == "20/1");
    CHECK(clock.spend(20'000));
    CHECK(left(clock) == "60/3");
    CHECK_FALSE(clock.spend(60'001));
    PlayerClock across = clock_of("canadian:10:60:3");
    CHECK(across.spend(15'000));  // the move on which the main time ran out is the first of the period
    CHECK(left(across) == "55/2");
}

TEST_CASE("Fischer's clock adds after the move, and a fixed time a move is kept for none") {
    PlayerClock fischer = clock_of("fischer:10:5");
    CHECK(fischer.spend(10'000));
    CHECK(left(fischer) == "5/0");
    CHECK(fischer.spend(1'000));
    CHECK(left(fischer) == "9/0");
    CHECK_FALSE(fischer.spend(9'001));
    PlayerClock move = clock_of("move:0.2");
    CHECK(move.spend(10));
    CHECK(left(move) == "0.2/1");
    CHECK_FALSE(move.spend(201));
    PlayerClock unlimited = clock_of("none");
    CHECK(unlimited.spend(1'000'000'000));
    CHECK_FALSE(unlimited.is_limited());
}

TEST_CASE("time that runs before a move is part of the time that the move took, in every system") {
    for (const char* words : {"absolute:0.02", "byoyomi:0.02:0.01:3", "canadian:0.02:0.01:3",
                              "fischer:0.02:0.01", "move:0.01", "ing:0.02:0.01:3:2", "none"}) {
        const TimeControl control = *time_control_in(words);
        for (Milliseconds before = 0; before <= 40; before += 5)
            for (Milliseconds time = 0; time <= 60; ++time) {
                PlayerClock moved(control);
                if (!moved.spend(before)) continue;
                PlayerClock ran = moved;
                const bool is_canadian = control.system == TimeSystem::canadian;
                // The end of Canadian main time is the exception: docs/decisions/0115-when-time-is-up.md.
                if (is_canadian && time > 0 && time == moved.left().main) continue;
                CAPTURE(words);
                CAPTURE(before);
                CAPTURE(time);
                const bool is_in_time = moved.spend(time);
                CHECK(ran.run(time) == is_in_time);
                if (is_in_time) CHECK(ran.spend(0));
                CHECK(ran.left() == moved.left());
            }
    }
}

TEST_CASE("no clock gains by a time below 0, however far below") {
    constexpr Milliseconds least = std::numeric_limits<Milliseconds>::min();
    for (const char* words :
         {"absolute:10", "byoyomi:10:5:3", "canadian:10:5:3", "fischer:10:5", "move:5", "ing:10:5:3:2"})
        for (const Milliseconds time : {Milliseconds{-1}, Milliseconds{-60'000}, least}) {
            CAPTURE(words);
            PlayerClock clock = clock_of(words), moved = clock;
            CHECK(clock.run(time));
            CHECK(clock.left() == clock_of(words).left());
            CHECK(clock.spend(time));
            CHECK(moved.spend(0));
            CHECK(clock.left() == moved.left());
            clock.take_back({least, least, std::numeric_limits<int>::min()});
            CHECK(clock.left().main >= 0);
            CHECK(clock.left().period >= 0);
            CHECK(clock.left().count >= 0);
            CHECK_FALSE(clock.spend(std::numeric_limits<Milliseconds>::max()));
        }
}
