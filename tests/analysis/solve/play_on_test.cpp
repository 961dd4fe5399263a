// What a position comes to when play goes on from it.
#include "analysis/solve/play_on.hpp"

#include "analysis/solve/plain.hpp"
#include "drawn.hpp"
#include "effort.hpp"
#include "go/game/game.hpp"
#include "go/rulesets/registry.hpp"
#include "go/rulesets/rulesets.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

// The value in half points, on the whole board or on the points named.
int value(const Ruleset& rules, const Position& position, Color first, const PointSet& contested) {
    const Solution solution = PlayOn(position, contested).value(bound_by(rules).value(), first, {});
    REQUIRE(solution.is_exact());
    return solution.low->halves;
}

}  // namespace

TEST_CASE("from the empty board it is the value of the board" * doctest::test_suite("long")) {
    int compared = 0;
    for (const Ruleset* rules : all_rulesets())
        for (const Size size : {Size{5, 1}, Size{2, 2}, Size{3, 2}}) {
            const auto by = bound_by(*rules);
            if (!by || by->ko_rule_alone || by->less_stones || cannot_be_solved(*rules, size)) continue;
            const Solution solution = solve(*rules, size, {});
            if (!solution.is_exact()) continue;
            CAPTURE(rules->id);
            CAPTURE(size.cols);
            CHECK(value(*rules, Position(size), Color::black, all_points(size)) == solution.low->halves);
            ++compared;
        }
    CHECK(compared > 60);
}

TEST_CASE("where every move costs a stone, territory is what the plain search of whole games finds") {
    int compared = 0;
    for (const Ruleset* rules : {&ikeda_territory_3, &bga, &aga_territory})
        for (const Size size : {Size{1, 1}, Size{2, 1}, Size{3, 1}, Size{2, 2}}) {
            solving::PlainSearch search(is_slow_build ? 1000 : 20'000);
            const auto plain = search.value(Game(*rules, size, {}));
            if (!plain) continue;
            CAPTURE(rules->id);
            CHECK(value(*rules, Position(size), Color::black, all_points(size)) == *plain);
            ++compared;
        }
    CHECK(compared > 5);
}

TEST_CASE("three empty points in a row: whoever moves first decides, and nobody gains by passing") {
    const Position row = drawn({". . . X O . O", "X X X X O O .", "O O O O O O O"});
    const PointSet contested = named(row.size(), {"A3", "B3", "C3", "D3", "A2", "B2", "C2", "D2"});
    for (const Ruleset* rules : {&tromp_taylor, &aga, &chinese_as_written, &french_2007}) {
        CHECK(value(*rules, row, Color::black, contested) == 2 * (8 - 13));
        CHECK(value(*rules, row, Color::white, contested) == -2 * 21);
    }
    // By stones alone Black keeps two eyes empty and White two; or White has all but two points.
    CHECK(value(stone_scoring, row, Color::black, contested) == 2 * (6 - 11));
    CHECK(value(stone_scoring, row, Color::white, contested) == -2 * 19);
    // The analysis alone tells what is dead: no stone of it costs anything.
    CHECK(value(simple_territory_07, row, Color::black, contested) == 2 * (3 - 2));
    CHECK(value(simple_territory_07, row, Color::white, contested) == -2 * (8 + 2 + 5));
}

TEST_CASE("three points without capturing are worth three points where area counts") {
    const Position three = drawn({". X X O . . . .", "O X X O . . . .", "X O O O . . . .", "X X X O O O O O",
                                  "X X X X X X X X", ". . . . . . . .", ". . . . . . . ."});
    const PointSet contested = named(three.size(), {"A7", "B7", "C7", "A6", "B6", "C6", "A5"});
    const int left = 2 * (32 - 23);  // A7 is nobody's
    for (const Ruleset* rules : {&aga, &chinese_as_written, &ikeda_area_2, &new_zealand})
        for (const Color first : {Color::black, Color::white})
            CHECK(value(*rules, three, first, contested) == left - 2 * 3);
}
