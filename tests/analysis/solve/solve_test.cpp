// Exact values of small boards: the solvers against the plain search, against each other, and against what
// was published.
#include "analysis/solve/solve.hpp"

#include "analysis/solve/history.hpp"
#include "analysis/solve/plain.hpp"
#include "analysis/solve/retrograde.hpp"
#include "effort.hpp"
#include "go/game/game.hpp"
#include "go/rules/ending.hpp"
#include "go/rulesets/registry.hpp"
#include "go/rulesets/rulesets.hpp"

#include <doctest/doctest.h>

#include <map>
#include <random>
#include <vector>

using namespace shinpan;
using namespace shinpan::solving;
using Reuse = Proofs::Reuse;

namespace {

Ruleset played(Repetition ban, SelfCapture self_capture = SelfCapture::forbidden,
               Scoring scoring = Scoring::area) {
    Ruleset rules{.self_capture = {self_capture}, .repetition = {ban}};
    rules.ending.is.procedure = two_passes;
    rules.scoring.is = scoring;
    return rules;
}

bool has_a_history(const Ruleset& rules, Size size) {
    const bool is_plain = rules.scoring.is == Scoring::territory || rules.button.is != Button::none;
    return !is_plain && !cannot_be_solved(rules, size) && RepetitionKeys::of(rules) &&
           !RetrogradeSolver::ban_of(rules);
}

int value(const Ruleset& rules, Size size) {
    const Solution solution = solve(rules, size, {});
    REQUIRE(solution.is_exact());
    return solution.low->halves;
}

// One board with all that the search under a ban needs, to be asked question by question.
struct Asked {
    Asked(const Ruleset& rules, Size size)
        : graph(rules, size, BoardGraph::Nodes::positions),
          stages(rules),
          settled(graph),
          game{graph, stages, *RepetitionKeys::of(rules)} {}
    Asked(const Asked&) = delete;
    Asked& operator=(const Asked&) = delete;

    HistorySearch search(int at_least, Reuse reuse) const {
        return HistorySearch(game, settled, {.at_least = at_least}, reuse);
    }
    // The greatest value that Black reaches, from the least on.
    int value(Reuse reuse) const {
        int reached = -4 * graph.board().size().area();
        while (search(reached + 1, reuse).answer({}, budget) == HistorySearch::Answer::yes) ++reached;
        return reached;
    }

    const HistorySearch::Budget budget{.nodes = 2'000'000, .bytes = std::size_t{1} << 30};
    BoardGraph graph;
    Stages stages;
    Settled settled;
    HistoryGame game;
};

constexpr Size plain_sizes[] = {{1, 1}, {2, 1}, {3, 1}, {4, 1}, {2, 2}};
constexpr std::uint64_t plain_nodes = is_slow_build ? 1000 : 20'000;

}  // namespace

TEST_CASE("values equal those of the plain full-history search, under every ruleset and wherever that ends" *
          doctest::test_suite("long")) {
    int ended = 0;
    for (const Ruleset* rules : all_rulesets())
        for (const Size size : plain_sizes) {
            if (!has_a_history(*rules, size)) continue;
            const auto plain = PlainSearch(plain_nodes).value(Game(*rules, size, {}));
            if (!plain) continue;
            CAPTURE(rules->id);
            CAPTURE(size.area());
            CHECK(value(*rules, size) == *plain);
            ++ended;
        }
    CHECK(ended > (is_slow_build ? 60 : 120));
}

TEST_CASE("a table that uses results again in any game, whatever its history, fails that comparison") {
    int wrong = 0;
    for (const Ruleset* rules : {&tromp_taylor_ssk, &ikeda_area_2, &wikipedia_basic_7a_nssk, &french_2007}) {
        const auto plain = PlainSearch(20'000).value(Game(*rules, {2, 2}, {}));
        REQUIRE(plain);
        const Asked asked(*rules, {2, 2});
        CHECK(asked.value(Reuse::where_it_holds) == *plain);
        wrong += asked.value(Reuse::anywhere) != *plain;
    }
    CHECK(wrong == 4);
}

TEST_CASE("after any opening, results used again give the answers of a search that shares nothing") {
    std::mt19937 random(7);
    int yes = 0;
    int no = 0;
    int unsafe_differs = 0;
    for (const Ruleset* rules : {&wikipedia_basic, &wikipedia_basic_7a_ssk, &french_2007, &ikeda_area_2})
        for (const Size size : {Size{5, 1}, Size{3, 2}}) {
            const Asked asked(*rules, size);
            HistorySearch sharing = asked.search(2, Reuse::where_it_holds);
            HistorySearch unsafe = asked.search(2, Reuse::anywhere);
            for (int opening = 0; opening < (is_slow_build ? 15 : 60); ++opening) {
                std::vector<int> line;
                const auto length = random() % 12;
                while (line.size() < length) {
                    const std::vector<int> moves = sharing.moves(line);
                    const std::size_t plays = moves.size() - 1;
                    if (plays == 0) break;
                    line.push_back(moves[random() % plays]);
                }
                HistorySearch alone = asked.search(2, Reuse::equal_history);
                const auto answer = alone.answer(line, asked.budget);
                REQUIRE(answer != HistorySearch::Answer::unknown);
                CHECK(sharing.answer(line, asked.budget) == answer);
                unsafe_differs += unsafe.answer(line, asked.budget) != answer;
                ++(answer == HistorySearch::Answer::yes ? yes : no);
            }
        }
    CHECK(yes > (is_slow_build ? 5 : 50));
    CHECK(no > (is_slow_build ? 5 : 50));
    if (!is_slow_build) CHECK(unsafe_differs > 0);
}

TEST_CASE("under the ko rule alone: bounds for endless play as the plain search has them") {
    for (const Size size : {Size{1, 1}, Size{2, 1}, Size{3, 1}, Size{2, 2}})
        for (const SelfCapture self_capture :
             {SelfCapture::forbidden, SelfCapture::groups_only, SelfCapture::allowed}) {
            const Ruleset rules = played(basic_ko, self_capture);
            const Solution solution = solve(rules, size, {});
            constexpr int most = 1000;
            const auto low = PlainSearch(plain_nodes, -most).value(Game(rules, size, {}));
            const auto high = PlainSearch(plain_nodes, most).value(Game(rules, size, {}));
            CAPTURE(size.area());
            if (low) CHECK(solution.low.value_or(HalfPoints{-most}).halves == *low);
            if (high) CHECK(solution.high.value_or(HalfPoints{most}).halves == *high);
            if (size.area() < 3) CHECK((low && high));
        }
}

TEST_CASE("published values, positional superko: 1xn, 2x2 and 3x3" * doctest::test_suite("long")) {
    const Ruleset rules = played(positional_superko);
    const std::vector<int> one_by_n{0, 0, 3, 4, 0, 1, 2, 3, 0};
    const std::size_t longest = is_slow_build ? 7 : one_by_n.size();
    for (std::size_t n = 0; n < longest; ++n)
        CHECK(value(rules, {static_cast<std::uint8_t>(n + 1), 1}) == 2 * one_by_n[n]);
    CHECK(value(rules, {2, 2}) == 2 * 1);
    CHECK(value(rules, {3, 3}) == 2 * 9);
}

TEST_CASE("published value of 3x4, where a long cycle is a draw; and that it is the cycle that decides") {
    if (is_slow_build) return;
    Ruleset rules = played(basic_ko);
    const Solution open = solve(rules, {4, 3}, {});
    CHECK(open.endless);
    CHECK(open.low == points(4));
    CHECK(open.high == points(12));
    rules.long_cycle.is = LongCycle::draw;
    CHECK(value(rules, {4, 3}) == 2 * 4);
}

TEST_CASE("turns of a board have its value") {
    for (const Repetition& ban : {basic_ko, positional_superko, natural_superko}) {
        const Ruleset rules = played(ban);
        const Solution wide = solve(rules, {3, 2}, {});
        const Solution tall = solve(rules, {2, 3}, {});
        CHECK(wide.low == tall.low);
        CHECK(wide.high == tall.high);
    }
}

TEST_CASE("a ban that binds captures alone gives 1x5 another value") {
    CHECK(value(played(positional_superko), {5, 1}) == 0);
    CHECK(value(played(capturing_superko), {5, 1}) == 2 * 5);
}

TEST_CASE("where passes make no position, White holds 3x3 to two points by passing before a ko" *
          doctest::test_suite("long")) {
    for (const Reuse reuse : {Reuse::where_it_holds, Reuse::equal_history}) {
        if (is_slow_build) break;
        const Asked asked(played(natural_superko), {3, 3});
        CHECK(asked.search(2 * 2, reuse).answer({}, asked.budget) == HistorySearch::Answer::yes);
        CHECK(asked.search(2 * 2 + 1, reuse).answer({}, asked.budget) == HistorySearch::Answer::no);
    }
    CHECK(value(played(situational_superko), {3, 3}) == 2 * 9);
}

TEST_CASE("counting stones alone, each group keeps two eyes open") {
    CHECK(value(played(positional_superko, SelfCapture::forbidden, Scoring::stones), {3, 1}) == 2 * 1);
    if (is_slow_build) return;
    CHECK(value(played(positional_superko, SelfCapture::forbidden, Scoring::stones), {4, 2}) == 2 * 6);
}

TEST_CASE("the best line is legal, and who then only passes has the value") {
    for (const Ruleset* rules : {&tromp_taylor, &wikipedia_basic_7a_ssk, &french_2007, &ikeda_area_3})
        for (const Size size : {Size{3, 1}, Size{2, 2}, Size{3, 2}, Size{7, 1}}) {
            const Solution solution = solve(*rules, size, {});
            Game game(*rules, size, {});
            for (const Point at : solution.line) {
                const Color mover = game.to_move();
                CHECK(game.apply(at == no_point ? pass(mover) : play(mover, at)).has_value());
            }
            while (!game.is_over() && game.stage().phase != Phase::stopped)
                REQUIRE(game.apply(pass(game.to_move())).has_value());
            CAPTURE(rules->id);
            CHECK(score(*rules, game.finish()).margin() == *solution.low);
        }
}

TEST_CASE("a search that must stop early gives bounds that hold the value") {
    const Ruleset rules = played(situational_superko);
    const int exact = value(rules, {7, 1});
    int open = 0;
    for (const std::uint64_t nodes : {5, 50, 500, 2000}) {
        const Solution bounded = solve(rules, {7, 1}, {.nodes = nodes});
        open += !bounded.is_exact();
        CHECK_FALSE(bounded.endless);
        if (bounded.low) CHECK(bounded.low->halves <= exact);
        if (bounded.high) CHECK(bounded.high->halves >= exact);
    }
    CHECK(open >= 2);
    int asked = 0;
    const auto stop = [&](std::uint64_t) { return ++asked < 3; };
    CHECK_FALSE(solve(rules, {9, 1}, {.go_on = stop}).is_exact());
    CHECK(asked >= 3);
}

TEST_CASE("play that only self-captures repeat may go on for ever, and is then worth nothing certain") {
    const Ruleset rules = played(capturing_superko, SelfCapture::allowed);
    CHECK(value(rules, {2, 2}) == 2 * 1);
    const Solution endless = solve(rules, {3, 1}, {});
    CHECK(endless.endless);
    CHECK(endless.low == points(-3));
    CHECK(endless.high == points(3));
}

TEST_CASE("a search that stops early where play may go on for ever says how little each player can force") {
    const Ruleset rules = played(capturing_superko, SelfCapture::allowed);
    const Size size{5, 1};
    const Solution whole = solve(rules, size, {});
    REQUIRE(whole.endless);
    REQUIRE(whole.low == points(0));
    REQUIRE(whole.high == points(5));
    bool said = false;
    for (std::uint64_t nodes = 50; nodes < 20'000; nodes *= 2) {
        const Solution early = solve(rules, size, {.nodes = nodes});
        if (early.endless) continue;
        if (early.low_limit) CHECK(*early.low_limit >= *whole.low);
        if (early.high_limit) CHECK(*early.high_limit <= *whole.high);
        said |= early.low_limit && early.high_limit && *early.low_limit < *early.high_limit;
    }
    CHECK(said);
}

TEST_CASE("rulesets whose value needs the whole game are solved plainly on the tiniest boards") {
    for (const Size size : {Size{1, 1}, Size{2, 1}, Size{3, 1}, Size{4, 1}, Size{2, 2}})
        CHECK(value(aga_territory, size) == value(aga, size));  // pass stones make the two counts agree
    CHECK(value(button_go, {3, 1}) == 2 * 2 + 1);
    const Solution balanced_cycles = solve(chinese_practice, {2, 2}, {});
    CHECK(balanced_cycles.endless);
    CHECK(balanced_cycles.low == points(-1));
    CHECK(balanced_cycles.high == points(1));
    CHECK_FALSE(solve(chinese_practice, {2, 2}, {.nodes = 100}).is_exact());
}

TEST_CASE("what cannot be solved is refused with the reason") {
    CHECK(cannot_be_solved(japanese_1989, {3, 3}).value().find("territory") != std::string::npos);
    CHECK(cannot_be_solved(simple_territory_07, {2, 2}).value().find("second position") != std::string::npos);
    CHECK(cannot_be_solved(chinese_practice, {3, 3}).value().find("too large") != std::string::npos);
    CHECK(cannot_be_solved(tromp_taylor, {19, 19}).value().find("too large") != std::string::npos);
    for (const Ruleset* rules : all_rulesets())
        if (rules->scoring.is != Scoring::territory) CHECK_FALSE(cannot_be_solved(*rules, {2, 2}));
}
