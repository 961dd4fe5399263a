// Clocks by the C interface: the rows that the core and the site run too, and what a caller may get wrong.
#include "bindings/c/handle.hpp"
#include "go/table/clock_vectors.hpp"

#include <doctest/doctest.h>

using namespace capi_test;

namespace {

shinpan_time_control control_in(const char* words) {
    shinpan_time_control control{};
    REQUIRE(shinpan_time_control_read(words, &control, nullptr) == SHINPAN_DONE);
    return control;
}

shinpan_clock clock_of(const shinpan_time_control& control) {
    shinpan_clock clock{};
    REQUIRE(shinpan_clock_begin(&control, &clock) == SHINPAN_DONE);
    return clock;
}

void carry_out(const shinpan_time_control& control, const shinpan::ClockStep& step, shinpan_clock& clock,
               std::vector<shinpan_clock>& made) {
    if (step.is == "move") {
        made.push_back(clock);
        CHECK(shinpan_clock_run(&control, &made.back(), step.time) == SHINPAN_DONE);
        CHECK(shinpan_clock_move(&control, &clock, step.time) == SHINPAN_DONE);
    }
    if (step.is == "run") CHECK(shinpan_clock_run(&control, &clock, step.time) == SHINPAN_DONE);
    if (step.is != "back") return;
    CHECK(shinpan_clock_take_back(&control, &clock, &made.back()) == SHINPAN_DONE);
    made.pop_back();
}

}  // namespace

TEST_CASE("a clock of the C interface shows what the definition of its time system says") {
    for (const shinpan::ClockVector& row : shinpan::clock_vectors()) {
        CAPTURE(row.row);
        const shinpan_time_control control = control_in(row.control.c_str());
        shinpan_clock clock = clock_of(control);
        std::vector<shinpan_clock> made;
        for (const shinpan::ClockStep& step : row.steps) carry_out(control, step, clock, made);
        CHECK(clock.is_over == int{row.is_over});
        CHECK(clock.main == row.main);
        CHECK(clock.period == row.period);
        CHECK(clock.count == row.count);
        if (row.is_over) continue;
        CHECK(clock.until_loss == row.until_loss.value_or(-1));
        CHECK(clock.until_cost == row.until_cost.value_or(-1));
        CHECK(clock.points_lost == row.points);
    }
}

TEST_CASE("a clock that is over has nothing left, and has cost no more than there was to lose") {
    const shinpan_time_control control = control_in("ing:60:10:3:2");
    shinpan_clock clock = clock_of(control);
    CHECK(shinpan_clock_move(&control, &clock, 90'001) == SHINPAN_DONE);
    CHECK(clock.is_over == 1);
    CHECK(clock.until_loss == 0);
    CHECK(clock.points_lost == 6);
}

TEST_CASE("time controls are read and said in words") {
    for (const char* words : {"none", "absolute:60", "byoyomi:600:30:5", "move:0.5", "ing:60:10:3:2"}) {
        const shinpan_time_control control = control_in(words);
        CHECK(said(shinpan_time_control_words(&control)) == words);
    }
    char* why = nullptr;
    shinpan_time_control control{};
    CHECK(shinpan_time_control_read("hourglass:60", &control, &why) == SHINPAN_BAD_ARGUMENT);
    CHECK(said(why).find("ing:MAIN:PERIOD:PERIODS:POINTS") != std::string::npos);
    CHECK(shinpan_time_control_read(nullptr, &control, nullptr) == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_time_control_read("none", nullptr, nullptr) == SHINPAN_BAD_ARGUMENT);
}

TEST_CASE("SGF says a control by TM and OT, and what is left by BL and OB, WL and OW") {
    const shinpan_time_control byo_yomi = control_in("byoyomi:600:30:5");
    CHECK(said(shinpan_time_control_sgf(&byo_yomi)) == R"({"TM":"600","OT":"5x30 byo-yomi"})");
    shinpan_clock clock = clock_of(byo_yomi);
    CHECK(shinpan_clock_move(&byo_yomi, &clock, 1'500) == SHINPAN_DONE);
    CHECK(said(shinpan_clock_sgf(&byo_yomi, &clock, SHINPAN_BLACK)) == R"({"BL":"598.5"})");
    CHECK(shinpan_clock_move(&byo_yomi, &clock, 640'000) == SHINPAN_DONE);
    CHECK(said(shinpan_clock_sgf(&byo_yomi, &clock, SHINPAN_WHITE)) == R"({"WL":"30","OW":"4"})");
    const shinpan_time_control none = control_in("none");
    CHECK(said(shinpan_time_control_sgf(&none)) == "{}");
    CHECK(said(shinpan_clock_sgf(&none, &clock, SHINPAN_BLACK)) == "{}");
    CHECK(said(shinpan_clock_sgf(&byo_yomi, &clock, 7)) == "NULL");
    CHECK(said(shinpan_clock_sgf(&byo_yomi, nullptr, SHINPAN_BLACK)) == "NULL");
}

TEST_CASE("what is no control and no clock does no harm") {
    const shinpan_time_control good = control_in("byoyomi:60:10:3");
    shinpan_time_control no_period = good, no_system = good;
    no_period.period = 0;
    no_system.system = 7;
    shinpan_clock clock = clock_of(good);
    const shinpan_clock before = clock;
    for (const shinpan_time_control* none :
         {&no_period, &no_system, static_cast<shinpan_time_control*>(nullptr)}) {
        CHECK(shinpan_clock_begin(none, &clock) == SHINPAN_BAD_ARGUMENT);
        CHECK(shinpan_clock_run(none, &clock, 1) == SHINPAN_BAD_ARGUMENT);
        CHECK(shinpan_clock_move(none, &clock, 1) == SHINPAN_BAD_ARGUMENT);
        CHECK(shinpan_clock_take_back(none, &clock, &before) == SHINPAN_BAD_ARGUMENT);
        CHECK(said(shinpan_time_control_words(none)) == "NULL");
        CHECK(said(shinpan_time_control_sgf(none)) == "NULL");
        CHECK(said(shinpan_clock_sgf(none, &clock, SHINPAN_BLACK)) == "NULL");
    }
    CHECK(clock.main == before.main);
    CHECK(shinpan_clock_begin(&good, nullptr) == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_clock_run(&good, nullptr, 1) == SHINPAN_BAD_ARGUMENT);
    CHECK(shinpan_clock_take_back(&good, &clock, nullptr) == SHINPAN_BAD_ARGUMENT);
    shinpan_clock wild{INT64_MAX, INT64_MIN, 0, 0, INT32_MAX, 0, 0};
    CHECK(shinpan_clock_move(&good, &wild, INT64_MAX) == SHINPAN_DONE);
    CHECK(wild.is_over == 1);
    CHECK(shinpan_clock_run(&good, &clock, INT64_MIN) == SHINPAN_DONE);  // no time runs back
    CHECK(clock.main == 60'000);
}
