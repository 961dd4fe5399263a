// What both players must agree on: an offer and its answer.
#include "go/table/game_table.hpp"

#include "go/rulesets/named_rules.hpp"
#include "go/table/settlement.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

using namespace shinpan;

namespace {

const Event both_end{.kind = EventKind::end_agreed};

// A game of 3x3 with one stone of each, stopped by two passes.
GameTable stopped(std::string_view rules) {
    const Ruleset& found = *rules_called(rules)->registered;
    GameTable table(Game(found, Size{3, 3}, conditions_of(found)));
    for (const Event& e : {play(Color::black, point(1, 1)), play(Color::white, point(0, 0)),
                           pass(Color::black), pass(Color::white)})
        REQUIRE(table.apply(e));
    return table;
}

PointSet set_of(std::initializer_list<Point> points) {
    PointSet set;
    for (const Point p : points) set.insert(p);
    return set;
}

}  // namespace

TEST_CASE("an offer alone ends nothing; the other player's answer does") {
    GameTable table = stopped("aga");
    const auto number = table.offer(Color::black, both_end);
    REQUIRE(number);
    CHECK_FALSE(table.game().is_over());
    CHECK(table.accept(Color::black, *number, both_end).error().why == Why::own_marks);
    CHECK_FALSE(table.game().is_over());
    REQUIRE(table.accept(Color::white, *number, both_end));
    CHECK(table.game().is_over());
    CHECK(table.open_offers().empty());
}

TEST_CASE("marks are accepted in full: other marks than those offered are refused") {
    GameTable table = stopped("japanese-1989");
    const Event marks = marks_proposed(Color::black, set_of({point(0, 0)}));
    const auto number = table.offer(Color::black, marks);
    REQUIRE(number);
    CHECK(table.accept(Color::white, *number, marks_proposed(Color::black, {})).error().why ==
          Why::other_marks);
    CHECK(settlement(table.game()).state == Settling::proposed);
    const auto agreed = table.accept(Color::white, *number, marks);
    REQUIRE(agreed);
    CHECK(agreed->kind == EventKind::marks_accepted);
    CHECK(agreed->by == Color::white);
    CHECK(table.game().agreed_dead() == set_of({point(0, 0)}));
}

TEST_CASE("changed marks are another offer, and the old number accepts nothing") {
    GameTable table = stopped("japanese-1989");
    const Event first = marks_proposed(Color::black, set_of({point(0, 0)}));
    const auto old = table.offer(Color::black, first);
    const auto changed = table.offer(Color::black, marks_proposed(Color::black, {}));
    REQUIRE(changed);
    CHECK(*changed != *old);
    CHECK(table.accept(Color::white, *old, first).error().why == Why::not_now);
    CHECK_FALSE(table.game().is_over());
}

TEST_CASE("an offer lapses with the next move, and a penalty for time leaves it") {
    GameTable table = stopped("aga");
    const auto number = table.offer(Color::white, both_end);
    REQUIRE(number);
    Event overtime = event(EventKind::penalty, Color::black);
    overtime.number = 1;
    REQUIRE(table.apply(overtime));
    CHECK(table.open_offers().size() == 1);
    REQUIRE(table.apply(event(EventKind::resume, Color::black)));
    CHECK(table.open_offers().empty());
    CHECK(table.accept(Color::black, *number, both_end).error().why == Why::not_now);
}

TEST_CASE("what both must say, no player says alone") {
    GameTable table = stopped("aga");
    CHECK(table.apply(both_end).error().why == Why::not_now);
    CHECK(table.apply(event(EventKind::undo_granted, Color::black)).error().why == Why::not_now);
    CHECK_FALSE(table.game().is_over());
}

TEST_CASE("an accepted count is taken back when both want it") {
    GameTable table = stopped("japanese-1989");
    const Event marks = marks_proposed(Color::black, {});
    REQUIRE(table.accept(Color::white, *table.offer(Color::black, marks), marks));
    REQUIRE(table.game().is_over());
    const Event back = event(EventKind::undo_asked, Color::white);
    REQUIRE(table.accept(Color::black, *table.offer(Color::white, back), back));
    CHECK_FALSE(table.game().is_over());
    CHECK(table.game().tally().moves == 4);
    CHECK(settlement(table.game()).state == Settling::stopped);
}

TEST_CASE("what a clock or an arbiter decided, players do not take back") {
    GameTable table = stopped("japanese-1989");
    REQUIRE(table.apply(event(EventKind::timeout, Color::black)));
    CHECK(table.offer(Color::black, event(EventKind::undo_asked, Color::black)).error().why ==
          Why::game_over);
}
