// Does Black get the whole board? Against the values that all positions have, solved backwards.
#include "analysis/solve/total_win_search.hpp"

#include "analysis/solve/bit_life.hpp"
#include "analysis/solve/retrograde.hpp"
#include "analysis/solve/solve.hpp"
#include "effort.hpp"
#include "go/rules/ending.hpp"
#include "go/rulesets/rulesets.hpp"
#include "go/score/unconditional.hpp"

#include <doctest/doctest.h>

#include <random>

using namespace shinpan;
using namespace shinpan::solving;

namespace {

Ruleset under_the_ko_rule() {
    Ruleset rules{.self_capture = {SelfCapture::forbidden}, .repetition = {basic_ko}};
    rules.ending.is.procedure = two_passes;
    rules.scoring.is = Scoring::area;
    return rules;
}

// All positions of a board with what Black can force from each, endless play being the worst for him.
struct AllValues {
    explicit AllValues(Size size)
        : rules(under_the_ko_rule()),
          graph(rules, size, BoardGraph::Nodes::classes),
          stages(rules),
          game(graph, stages, RetrogradeSolver::Ban::ko) {}
    AllValues(const AllValues&) = delete;
    AllValues& operator=(const AllValues&) = delete;

    bool black_gets_all(BoardGraph::Node node, int stage) const {
        return game.value({node, stage, BoardGraph::none, false}).low == 2 * graph.board().size().area();
    }

    int stage_before_a_pass(Color to_move) const {
        const int start = stages.start();
        return to_move == Color::black ? start : stages.after_play(start);
    }

    Ruleset rules;
    BoardGraph graph;
    Stages stages;
    RetrogradeSolver game;
};

TotalWinSearch::Answer answer(TotalWinSearch& search, BitStones stones, Color to_move) {
    return search.answer(stones, to_move, 10'000'000, {});
}

constexpr Size sizes[] = {{1, 1}, {2, 1}, {4, 1}, {7, 1}, {2, 2}, {3, 2}, {4, 2}, {5, 2}, {3, 3}, {4, 3}};

}  // namespace

TEST_CASE("Black is shown to get the empty board where all positions, solved backwards, say so" *
          doctest::test_suite("long")) {
    int all = 0;
    for (const Size size : sizes) {
        const AllValues values(size);
        TotalWinSearch search(values.graph.board(), std::size_t{1} << 26);
        const bool shown = answer(search, {}, Color::black) == TotalWinSearch::Answer::yes;
        CAPTURE(size.area());
        CHECK(shown == values.black_gets_all(0, values.stages.start()));
        all += shown;
    }
    CHECK(all == 4);  // 1x4, 2x4, 2x5 and 3x3
}

TEST_CASE("the same from positions of every kind, Black or White to move, no pass having been made" *
          doctest::test_suite("long")) {
    std::mt19937 random(11);
    for (const Size size : {Size{6, 1}, Size{3, 2}, Size{5, 2}, Size{3, 3}, Size{4, 3}}) {
        const AllValues values(size);
        TotalWinSearch search(values.graph.board(), std::size_t{1} << 26);
        int yes = 0;
        int missed = 0;
        const int questions = is_slow_build && size.area() > 6 ? 100 : 1000;
        for (int i = 0; i < questions; ++i) {
            const auto node = static_cast<BoardGraph::Node>(random() % values.graph.size());
            const Color to_move = random() % 2 == 0 ? Color::black : Color::white;
            const bool shown =
                answer(search, values.graph.stones(node), to_move) == TotalWinSearch::Answer::yes;
            const bool is_so = values.black_gets_all(node, values.stage_before_a_pass(to_move));
            CHECK_FALSE((shown && !is_so));
            yes += shown;
            missed += is_so && !shown;
        }
        CAPTURE(size.area());
        CHECK(yes > 0);
        CHECK(missed <= questions / 100);  // Black would have to pass
    }
}

TEST_CASE("a yes holds from every position without a stone of White's, who may pass or throw one in") {
    for (const Size size : {Size{6, 1}, Size{7, 1}, Size{3, 2}, Size{5, 2}, Size{3, 3}}) {
        const AllValues values(size);
        TotalWinSearch search(values.graph.board(), std::size_t{1} << 26);
        int yes = 0;
        for (BoardGraph::Node node = 0; node < values.graph.size(); ++node) {
            const BitStones stones = values.graph.stones(node);
            if (stones.white != 0 || stones.black == 0) continue;
            if (answer(search, stones, Color::white) != TotalWinSearch::Answer::yes) continue;
            ++yes;
            CHECK(values.black_gets_all(node, values.stage_before_a_pass(Color::white)));
        }
        CAPTURE(size.area());
        CHECK(yes > 0);
    }
}

TEST_CASE("what is called Black's at first sight stays Black's, whoever moves" *
          doctest::test_suite("long")) {
    int called = 0;
    for (const Size size : {Size{5, 2}, Size{3, 3}, Size{4, 3}}) {
        const AllValues values(size);
        int wrong = 0;
        for (BoardGraph::Node node = 0; node < values.graph.size(); ++node) {
            const BitBoard& board = values.graph.board();
            if (surely_black(board, values.graph.stones(node)) != board.all()) continue;
            ++called;
            for (int stage = 0; stage < values.stages.count(); ++stage)
                wrong += !values.stages.is_after_pass(stage) && !values.black_gets_all(node, stage);
        }
        CHECK(wrong == 0);
    }
    CHECK(called > 1000);
}

TEST_CASE("unconditional life on bits is that of the scoring") {
    std::mt19937 random(5);
    int living = 0;
    for (const Size size : {Size{4, 4}, Size{5, 5}, Size{7, 3}}) {
        const BitBoard board(size);
        for (int i = 0; i < 3000; ++i) {
            BitStones stones;
            for (Bits left = board.all(); left != 0; left &= left - 1) {
                const auto drawn = random() % 10;
                if (drawn < 7) (i % 2 == 0 || drawn < 6 ? stones.black : stones.white) |= left & (0 - left);
            }
            const Position position = board.position(stones);
            if (has_captured_chain(position)) continue;
            for (const Color player : {Color::black, Color::white}) {
                const PointSet alive = unconditionally_alive(position, player, SelfCapture::forbidden);
                const Bits bits = unconditionally_living(board, stones, player);
                living += bits != 0;
                for_each_point(
                    size, [&](Point p) { CHECK(alive.contains(p) == ((bits >> board.bit_of(p) & 1) != 0)); });
            }
        }
    }
    CHECK(living > 100);
}

TEST_CASE("published value of 3x5, without all its positions; and bounds where a search stops early") {
    const Ruleset rules = under_the_ko_rule();
    const BitBoard board(Size{5, 3});
    TotalWinSearch search(board, std::size_t{1} << 26);
    if (!is_slow_build) CHECK(answer(search, {}, Color::black) == TotalWinSearch::Answer::yes);
    const Solution stopped = solve(rules, {5, 5}, {.nodes = 100});
    CHECK_FALSE(stopped.is_exact());
    CHECK_FALSE(stopped.low);
    CHECK(stopped.high == points(25));
}

TEST_CASE("all of 3x5 is Black's under situational superko, too; under natural superko nothing is said") {
    Ruleset rules = under_the_ko_rule();
    rules.repetition = {situational_superko};
    CHECK(TotalWinSearch::fits(rules, {5, 3}));
    if (!is_slow_build) CHECK(solve(rules, {5, 3}, {}).low == points(15));
    // There a player who has passed may retake a ko at once: 3x3 is +2.
    rules.repetition = {natural_superko};
    CHECK_FALSE(TotalWinSearch::fits(rules, {5, 3}));
}

TEST_CASE("where a pass of White's alone ends the game, or counts, the whole board is not asked for") {
    Ruleset rules = under_the_ko_rule();
    rules.pass_cost.is = PassCost::stone;
    rules.scoring.is = Scoring::territory;
    CHECK_FALSE(TotalWinSearch::fits(rules, {5, 3}));
    rules = under_the_ko_rule();
    rules.self_capture.is = SelfCapture::allowed;
    CHECK_FALSE(TotalWinSearch::fits(rules, {5, 3}));
}
