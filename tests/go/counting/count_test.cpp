#include "go/counting/count.hpp"

#include "drawn.hpp"
#include "finished.hpp"
#include "go/counting/step_messages.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace shinpan;
using namespace shinpan::counting;
using finished::divided;

namespace {

const Ruleset& area_with_pass_stones() { return **ruleset_called("french-2007"); }
const Ruleset& territory_without_seki() { return **ruleset_called("japanese-1989"); }
constexpr HalfPoints komi = points(7) + half_point;

Count counted(Method method, const Ruleset& rules, const Finish& finish) {
    auto result = count(method, rules, finish);
    REQUIRE_MESSAGE(result.has_value(), result.error().why);
    CHECK(finished::flaw(*result, rules, finish) == "");
    return std::move(*result);
}

const Table& last(const Count& c) { return c.steps.back().table; }

// Some of what a remark tells, by name.
using Told = std::vector<std::pair<std::string_view, std::string_view>>;

bool is(const Message& remark, std::string_view kind, const Told& told) {
    if (!kind.empty() && remark.saying.kind != kind) return false;
    return std::all_of(told.begin(), told.end(), [&](const auto& one) {
        return std::any_of(remark.facts.begin(), remark.facts.end(), [&](const Argument& fact) {
            return fact.name == one.first && fact.value == one.second;
        });
    });
}

// Whether it says that; whatever its kind where none is named.
bool says(const CountStep& step, std::string_view kind, const Told& told = {}) {
    return std::any_of(step.remarks.begin(), step.remarks.end(),
                       [&](const Message& remark) { return is(remark, kind, told); });
}
bool says(const Count& c, const MessageTemplate& kind, const Told& told = {}) {
    return std::any_of(c.steps.begin(), c.steps.end(),
                       [&](const CountStep& step) { return says(step, kind.kind, told); });
}

// The totals just before the step that says that, Black's and White's.
std::string before(const Count& c, std::string_view kind, const Told& told = {}) {
    const Table* table = &c.start;
    for (const CountStep& step : c.steps) {
        if (says(step, kind, told)) break;
        table = &step.table;
    }
    return to_text(table->totals[0]) + " " + to_text(table->totals[1]);
}

std::string before_komi(const Count& c) { return before(c, {}, {{"what", "komi"}}); }

// Own boards with the numbers of the French rules' diagrams, of which only the captions were available.
Finish diagram_12() {
    Finish finish{drawn({". . O O X X X . .", "O O O O X X X X X", "O O O X X X X X O", "X X X X X O O O O",
                         "X X X X X X O O O", "X X X X X O O O O", ". . X X O O . . .", ". . . X O O . . .",
                         ". . . X O O . . ."})};
    finish.komi = komi;
    return finish;
}

Finish diagram_14() {
    Finish finish{drawn({". . . X X O O . .", ". O . X X O O . X", ". . X X X O O O .", ". . . X X O O . .",
                         ". X X X X X O O O", ". . . X X X O . .", ". . X X X O O O .", "O . . X X O O . X",
                         ". . . X X O O . ."})};
    finish.dead = named({9, 9}, {"B8", "A2", "J8", "J2"});
    finish.prisoners = {2, 5};
    finish.handed = {1, 2};  // a pass each, and White's extra stone
    finish.extra_stone = true;
    finish.komi = komi;
    return finish;
}

Finish diagram_17() {
    Finish finish{drawn({". . . . X O . . .", ". . . X X O O . X", ". . . X X O O O .", ". . . X X O O . .",
                         ". X X X O O O O O", ". . . X X O O . .", ". . . X X O O O .", ". . . . X O O . X",
                         ". . . . X O . . ."})};
    finish.dead = named({9, 9}, {"J8", "J2"});
    finish.prisoners = {5, 0};
    finish.handed = {1, 1};
    finish.handicap = 3;
    finish.komi = half_point;
    return finish;
}

}  // namespace

TEST_CASE("amounts are exact to a quarter") {
    CHECK(to_text(whole(184) + Amount{1}) == "184.25");
    CHECK(to_text(-halves(7)) == "-3.5");
    CHECK(to_text(in_unit(komi, Unit::zi)) == "3.75");
    CHECK(in_points(in_unit(komi, Unit::zi), Unit::zi) == komi);
    CHECK(in_points(in_unit(komi, Unit::points), Unit::points) == komi);
}

TEST_CASE("methods are known by name, and an unknown name lists them") {
    for (Method method : all_methods()) CHECK(*method_in(word_of(method)) == method);
    CHECK(*method_in("Half-Count") == Method::half_count);
    const auto unknown = method_in("by_thumb");
    REQUIRE_FALSE(unknown);
    CHECK(
        unknown.error().what ==
        "there is no counting method 'by_thumb'; there are: as_it_stands, half_count, fill_by_tens, "
        "smaller_side, fill_prisoners, pass_stone_fill, extra_stone_fill, fixed_stones_fill, two_positions");
}

TEST_CASE("French diagram 12: 43 points to 38, White wins by two and a half") {
    const Count c = counted(Method::as_it_stands, area_with_pass_stones(), diagram_12());
    CHECK(says(c, stones_stand, {{"player", "B"}, {"stones", "33"}}));
    CHECK(says(c, stones_stand, {{"player", "W"}, {"stones", "27"}}));
    CHECK(before_komi(c) == "43 38");
    CHECK(c.margin() == -(points(2) + half_point));
}

TEST_CASE("French diagram 13: dead stones come off, Black wins by a point and a half") {
    Finish finish{divided({9, 9}, 45, 0)};
    finish.position.set(point(1, 1), Color::white);
    finish.position.set(point(2, 1), Color::white);
    finish.dead = named({9, 9}, {"B8", "C8"});
    finish.komi = komi;
    const Count c = counted(Method::as_it_stands, area_with_pass_stones(), finish);
    CHECK(says(c.steps[0], dead_to_lid.kind, {{"player", "W"}, {"at", "B8, C8"}}));
    CHECK(before_komi(c) == "45 36");
    CHECK(c.margin() == points(1) + half_point);
}

TEST_CASE("French diagrams 15 and 16: 47 to 34 by area, 18 to 5 by the extra stone, Black wins by 5.5") {
    const Count area = counted(Method::as_it_stands, area_with_pass_stones(), diagram_14());
    CHECK(says(area, stones_stand, {{"player", "B"}, {"stones", "24"}}));
    CHECK(says(area, stones_stand, {{"player", "W"}, {"stones", "20"}}));
    CHECK(before_komi(area) == "47 34");
    CHECK(area.margin() == points(5) + half_point);

    const Count quick = counted(Method::extra_stone_fill, area_with_pass_stones(), diagram_14());
    CHECK(quick.start.held[1].lid == 5 + 1);  // captured and handed over, the extra stone not yet
    CHECK(says(quick, black_played_last));
    CHECK(says(quick, fills_prisoners, {{"player", "B"}, {"stones", "9"}}));
    CHECK(says(quick, fills_prisoners, {{"player", "W"}, {"stones", "5"}}));
    CHECK(before_komi(quick) == "18 5");
    CHECK(quick.margin() == points(5) + half_point);
}

TEST_CASE("French diagrams 18 and 19, three stones: 44 to 39.5 by area, 20 to 15.5 by the extra stone") {
    const Count area = counted(Method::as_it_stands, area_with_pass_stones(), diagram_17());
    CHECK(before_komi(area) == "44 37");
    CHECK(to_text(last(area).totals[1]) == "39.5");
    CHECK(area.margin() == points(4) + half_point);

    const Count quick = counted(Method::extra_stone_fill, area_with_pass_stones(), diagram_17());
    CHECK(says(quick, fills_prisoners, {{"player", "B"}, {"stones", "1"}}));
    CHECK(says(quick, fills_prisoners, {{"player", "W"}, {"stones", "8"}}));
    CHECK(before_komi(quick) == "20 15");
    CHECK(quick.margin() == points(4) + half_point);
}

TEST_CASE("pass stones: territory first, then area on the same board, with one margin") {
    const Count even = counted(Method::pass_stone_fill, area_with_pass_stones(), diagram_14());
    CHECK(says(even, white_passes_once_more));
    CHECK(before_komi(even) == "18 5");
    CHECK(before(even, adds_stones_used.kind, {{"player", "B"}}) == "18 12.5");
    CHECK(to_text(last(even).totals[0]) == "47");
    CHECK(to_text(last(even).totals[1]) == "41.5");

    const Count handicap = counted(Method::pass_stone_fill, area_with_pass_stones(), diagram_17());
    CHECK(before(handicap, adds_stones_used.kind, {{"player", "B"}}) == "20 15.5");
    CHECK(to_text(last(handicap).totals[0]) == "44");
    CHECK(to_text(last(handicap).totals[1]) == "39.5");
}

TEST_CASE("half count: 185 zi beat 184.25, 184 do not, 184.5 with a shared point do") {
    const auto zi = [](int black, int shared) {
        Finish finish{divided({19, 19}, black, shared)};
        finish.komi = komi;
        return counted(Method::half_count, area_with_pass_stones(), finish);
    };
    CHECK(before(zi(185, 0), less_half.kind) == "185 0");
    CHECK(zi(185, 0).margin() == points(1) + half_point);
    CHECK(zi(184, 0).margin() == -half_point);
    CHECK(before(zi(184, 1), less_half.kind) == "184.5 0");
    CHECK(zi(184, 1).margin() == half_point);
    CHECK(to_text(last(zi(185, 0)).totals[0]) == "0.75");  // over 184.25
}

TEST_CASE("half count: the territory becomes tens before the stones are counted") {
    Finish finish{divided({19, 19}, 185, 0)};
    const Count c = counted(Method::half_count, area_with_pass_stones(), finish);
    const Table& table = c.steps[0].table;
    CHECK(table.totals[0].quarters % 40 == 0);
    CHECK(table.board.points(Color::empty).size() - (361 - 185 - 19) == table.totals[0].quarters / 4);
}

TEST_CASE("half count: a handicap of n stones costs Black n/2 zi where White receives n points") {
    Ruleset rules = area_with_pass_stones();
    rules.handicap.is.compensation = Compensation::n;
    Finish finish{divided({19, 19}, 184, 0)};
    finish.handicap = 5;
    const Count c = counted(Method::half_count, rules, finish);
    CHECK(says(c, receives_zi, {{"player", "W"}, {"points", "5"}, {"what", "compensation"}}));
    CHECK(to_text(last(c).totals[0]) == "1");  // 184 - 180.5 - 2.5
}

TEST_CASE("fill by tens: eighteen tens, half the komi and one stone more") {
    const auto tens = [](int black, int shared, HalfPoints white_komi) {
        Finish finish{divided({19, 19}, black, shared)};
        finish.komi = white_komi;
        return counted(Method::fill_by_tens, area_with_pass_stones(), finish);
    };
    const Count won = tens(185, 0, komi);
    CHECK(says(won, ten, {{"number", "18"}}));
    CHECK(says(won, singles, {{"stones", "5"}}));
    CHECK(last(won).board.count(Color::black) == 0);  // all are lifted off
    CHECK(won.margin() == points(1) + half_point);
    CHECK(won.remarks.empty());
    CHECK(tens(184, 0, komi).remarks.empty());

    const Count shared = tens(184, 1, komi);
    CHECK(shared.margin() == half_point);
    REQUIRE(shared.remarks.size() == 1);
    CHECK(is(shared.remarks[0], old_threshold.kind,
             {{"threshold", "184.75"}, {"owed", "3.75"}, {"stones", "184"}, {"outcome", "lost"}}));
}

TEST_CASE("smaller side: the other player has the rest") {
    Finish finish{divided({19, 19}, 184, 0)};
    finish.komi = points(7);
    const Count c = counted(Method::smaller_side, area_with_pass_stones(), finish);
    CHECK(says(c, has_the_rest, {{"player", "B"}, {"counted", "177"}, {"points", "184"}}));
    CHECK(c.margin() == HalfPoints{});

    Finish shared{divided({19, 19}, 170, 2)};
    CHECK(says(counted(Method::smaller_side, area_with_pass_stones(), shared), has_the_rest,
               {{"player", "W"}, {"counted", "170"}, {"shared", "2"}, {"points", "189"}}));
}

TEST_CASE("fill prisoners: stones taken fill their owner's territory, and tens are made") {
    Finish finish{divided({19, 19}, 185, 0)};
    finish.prisoners = {7, 11};
    finish.komi = points(6) + half_point;
    const Count c = counted(Method::fill_prisoners, territory_without_seki(), finish);
    CHECK(says(c, fills_prisoners, {{"player", "W"}, {"stones", "7"}}));
    CHECK(says(c, fills_prisoners, {{"player", "B"}, {"stones", "11"}}));
    CHECK(before_komi(c) == std::to_string(185 - 19 - 7) + " " + std::to_string(176 - 19 - 11));
}

TEST_CASE("fill prisoners: territories are rounded to tens and made rectangles by moving stones") {
    // Black has a corner of 3 and two rows of 5 and 4: one stone moves over, and these become two rows of 5.
    Finish finish{drawn({". . X X X X X X X X X X X X X", ". X X X . . . . . X X X X X X",
                         "X X X X . . . . X X X X X X X", "X X X X X X X X X X X X X X X",
                         "X X X X X X X X X X X X X X X", "O O O O O O O O O O O O O O O",
                         ". . . . . . . . . . . . . . ."})};
    const Count c = counted(Method::fill_prisoners, territory_without_seki(), finish);
    CHECK(says(c, moves_stones, {{"player", "B"}, {"stones", "1"}}));
    CHECK(says(c, moves_stones, {{"player", "B"}, {"points", "10"}, {"sides", "5x2"}}));
    CHECK(says(c, has_empty, {{"player", "B"}, {"points", "10"}, {"sides", "5x2"}}));
    CHECK(says(c, has_empty, {{"player", "B"}, {"points", "2"}, {"sides", ""}}));
    CHECK(before(c, has_empty.kind, {{"player", "W"}, {"points", "15"}}) == "12 0");
}

TEST_CASE("fill prisoners: what finds no room counts for its holder") {
    Finish finish{divided({9, 9}, 45, 0)};
    finish.prisoners = {0, 30};  // White's territory has 27 points
    const Count c = counted(Method::fill_prisoners, territory_without_seki(), finish);
    CHECK(says(c, finds_no_room, {{"player", "B"}, {"stones", "3"}}));
    CHECK(c.margin() == points(45 - 9 - (27 - 30)));
}

TEST_CASE("fixed stones: Black's margin is twice his area less 369, with a shared point 368") {
    const auto fill = [](int black, int shared) {
        Finish finish{divided({19, 19}, black, shared)};
        finish.komi = points(8);
        finish.prisoners = {10, 12};
        return counted(Method::fixed_stones_fill, area_with_pass_stones(), finish);
    };
    for (int n : {120, 184, 185, 190, 240}) CHECK(fill(n, 0).margin() == points(2 * n - 369));
    for (int n : {183, 184, 200}) CHECK(fill(n, 1).margin() == points(2 * n - 368));
    const Count c = fill(190, 0);
    CHECK(says(c, returns_stones));
    CHECK(says(c, lets_komi_in, {{"stones", "4"}, {"points", "8"}}));
    CHECK(says(c, stones_left_over, {{"player", "B"}, {"stones", "5"}}));
    CHECK(says(c, stays_empty, {{"player", "B"}, {"points", "1"}}));
    CHECK(last(c).counted[0].size() == 5 + 1);  // they are shown
    for (int color : {0, 1}) {
        CHECK(last(c).held[static_cast<std::size_t>(color)] == Held{0, 0});  // all 180 are on the board
    }
    Finish odd{divided({19, 19}, 190, 0)};
    odd.komi = komi;
    CHECK(says(counted(Method::fixed_stones_fill, area_with_pass_stones(), odd), lets_komi_in,
               {{"stones", "3"}}));
    odd.komi = half_point;
    CHECK_FALSE(says(counted(Method::fixed_stones_fill, area_with_pass_stones(), odd), lets_komi_in));
}

TEST_CASE("fixed stones: other boards have no 180 stones, and it says so") {
    const auto refused = count(Method::fixed_stones_fill, area_with_pass_stones(), diagram_12());
    REQUIRE_FALSE(refused);
    CHECK(
        refused.error().why ==
        "The fill-in needs exactly 180 stones a side for the 361 points of a 19x19 board; this board has 81 "
        "points.");
}

TEST_CASE("fixed stones: 180 stones on the board are enough, and 181 are too many") {
    const auto counted_with = [](int black) {
        Finish finish{Position({19, 19})};
        int i = 0;
        for_each_point({19, 19}, [&](Point p) {
            if (i != black) finish.position.set(p, i < black ? Color::black : Color::white);
            ++i;
        });
        return count(Method::fixed_stones_fill, area_with_pass_stones(), finish);
    };
    CHECK(counted_with(180));  // and as many of White's, with a shared point between them
    const auto refused = counted_with(181);
    REQUIRE_FALSE(refused);
    CHECK(
        refused.error().why.starts_with("The fill-in needs exactly 180 stones a side, and Black needs 181 "));
}

TEST_CASE("a method that does not fit the score says why and names those that do") {
    const auto fill = count(Method::fill_prisoners, area_with_pass_stones(), diagram_12());
    REQUIRE_FALSE(fill);
    CHECK(fill.error().why ==
          "Prisoners count for nothing under French 2007, so that filling them in would change the score.");
    CHECK(fill.error().instead ==
          std::vector{Method::as_it_stands, Method::half_count, Method::fill_by_tens, Method::smaller_side});
    const auto half = count(Method::half_count, territory_without_seki(), diagram_12());
    REQUIRE_FALSE(half);
    CHECK(half.error().instead == std::vector{Method::as_it_stands, Method::fill_prisoners});

    const auto uneven = count(Method::pass_stone_fill, area_with_pass_stones(), diagram_12());
    REQUIRE_FALSE(uneven);
    CHECK(uneven.error().why.find("Black used 33 stones and White 27") == 0);

    const auto one_position = count(Method::two_positions, territory_without_seki(), diagram_12());
    REQUIRE_FALSE(one_position);
    CHECK(one_position.error().why.find("no analysis position") != std::string::npos);
}

TEST_CASE("two positions: the scoring position returns, less what the analysis position shows dead") {
    Finish finish{drawn({". . X O .", ". . X O O", "O . X O .", ". . X O O", "X X X O ."})};
    finish.analysis = drawn({". . X O .", ". . X O O", ". X X O .", "X . X O O", "X X X O ."});
    finish.prisoners = {1, 2};
    Ruleset rules = **ruleset_called("ikeda-territory-1");
    rules.removal.is = Removal::by_control;
    const Count c = counted(Method::two_positions, rules, finish);
    CHECK(c.start.board == *finish.analysis);
    CHECK(c.steps[0].table.board == finish.position);
    CHECK(says(c.steps[0], restores.kind, {{"taken_up", "B3, A2"}, {"white", "A3"}}));
    CHECK(says(c.steps[1], dead_by_control.kind, {{"player", "W"}, {"at", "A3"}}));
    CHECK(c.margin() == points((9 - 1 - 1) - (3 - 2 - 1)));
}
