// What a clock shows under each time system: the rows that the C interface and the site run too.
#include "clock_vectors.hpp"

#include "go/table/time_control.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

struct Run {
    PlayerClock clock;
    std::vector<PlayerClock::Left> made{};

    bool move(Milliseconds time) {
        PlayerClock when_made = clock;
        if (!when_made.run(time)) return false;
        made.push_back(when_made.left());
        return clock.spend(time);
    }

    void take_back() {
        clock.take_back(made.back());
        made.pop_back();
    }

    // False where the time was over.
    bool step(const ClockStep& step) {
        if (step.is == "move") return move(step.time);
        if (step.is == "run") return clock.run(step.time);
        if (step.is == "back") take_back();
        return true;
    }
};

}  // namespace

TEST_CASE("a clock shows what the definition of its time system says") {
    const auto rows = clock_vectors();
    REQUIRE(rows.size() >= 90);
    for (const ClockVector& row : rows) {
        CAPTURE(row.row);
        const auto control = time_control_in(row.control);
        REQUIRE(control);
        Run run{PlayerClock(*control)};
        for (std::size_t i = 0; i < row.steps.size(); ++i)
            CHECK(run.step(row.steps[i]) == !(row.is_over && i + 1 == row.steps.size()));
        if (row.is_over) continue;
        const PlayerClock& clock = run.clock;
        CHECK(clock.left().main == row.main);
        CHECK(clock.left().period == row.period);
        CHECK(clock.left().count == row.count);
        CHECK(clock.is_limited() == row.until_loss.has_value());
        if (row.until_loss) CHECK(clock.until_loss() == *row.until_loss);
        CHECK(clock.until_cost() == row.until_cost);
        CHECK(clock.points_lost() == row.points);
        CHECK(PlayerClock::with_left(*control, clock.left()).left() == clock.left());
    }
}

TEST_CASE("a clock that is handed over holds no more than its control gives") {
    const TimeControl ing = *time_control_in("ing:60:10:3:2");
    CHECK(PlayerClock::with_left(ing, {900'000, 99'000, 9}).left() == PlayerClock(ing).left());
    CHECK(PlayerClock::with_left(ing, {-1, -1, -1}).left() == PlayerClock::Left{});
    CHECK(PlayerClock::with_left(ing, {}).points_lost() == 6);
    PlayerClock nothing = PlayerClock::with_left(*time_control_in("byoyomi:60:10:3"), {});
    CHECK(nothing.run(0));
    CHECK_FALSE(nothing.run(1));
    CHECK(PlayerClock::with_left(*time_control_in("fischer:60:5"), {900'000, 0, 0}).until_loss() == 900'000);
}

TEST_CASE("only controls that words can say are possible") {
    CHECK(is_possible({}));
    CHECK(
        is_possible({.system = TimeSystem::paid_overtime, .main = 0, .period = 1, .count = 1, .points = 1}));
    CHECK_FALSE(is_possible({.system = TimeSystem::paid_overtime, .main = 9, .period = 1, .count = 1}));
    CHECK_FALSE(is_possible({.system = TimeSystem::byo_yomi, .main = 9, .period = 0, .count = 1}));
    CHECK_FALSE(is_possible({.system = TimeSystem::absolute, .main = 9, .period = 1}));
    CHECK_FALSE(is_possible({.system = TimeSystem::absolute, .main = -9}));
    CHECK_FALSE(is_possible({.system = static_cast<TimeSystem>(7), .main = 9}));
}
