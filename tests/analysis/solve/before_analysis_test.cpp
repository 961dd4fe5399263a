// Simple Territory's claim about three points without capturing: to play it out before the analysis is never
// better than to leave it, for either player.
#include "analysis/solve/play_on.hpp"
#include "analysis/solve/score_bisection.hpp"
#include "go/rulesets/rulesets.hpp"
#include "go/score/score.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace shinpan;
using namespace shinpan::solving;

namespace {

// Play before the scoring position is fixed, up to so many plays; then both pass, and the analysis follows.
// It begins anew there: positions of the play before are not forbidden in it.
class BeforeAnalysis {
public:
    BeforeAnalysis(const Position& from, const PointSet& contested)
        : contested_(contested),
          graph_(simple_territory_07, from, contested, [](const Position&) { return HalfPoints{}; }) {}

    // What both can do at best, in half points, Black's less White's.
    int value(Color first, int plays) {
        history_ = {};
        history_.add(keys_.at_diagram(0, first));
        return search(0, first, false, 0, plays);
    }

    // The same after that play, which is the first.
    int value_after(Color first, Point at, int plays) {
        history_ = {};
        history_.add(keys_.at_diagram(0, first));
        for (const BoardGraph::Edge& play : graph_.plays(0, first))
            if (play.bit == graph_.board().bit_of(at)) return after(play, first, 0, plays);
        FAIL("no such play");
        return 0;
    }

private:
    int search(BoardGraph::Node node, Color mover, bool passed, int prisoners, int plays) {
        const bool black = mover == Color::black;
        int best = passed ? analysed(node, other(mover)) + prisoners
                          : search(node, other(mover), true, prisoners, plays);
        if (plays == 0) return best;
        for (const BoardGraph::Edge& play : graph_.plays(node, mover)) {
            if (history_.has(keys_.after_play(play.to, mover))) continue;
            const int then = after(play, mover, prisoners, plays - 1);
            best = black ? std::max(best, then) : std::min(best, then);
        }
        return best;
    }

    // `prisoners`: White's stones taken less Black's, in half points.
    int after(const BoardGraph::Edge& play, Color mover, int prisoners, int plays) {
        const RepetitionKeys::Key key = keys_.after_play(play.to, mover);
        const bool is_new = history_.add(key);
        const int gain = 2 * (play.taken - play.given_up) * (mover == Color::black ? 1 : -1);
        const int value = search(play.to, other(mover), false, prisoners + gain, plays);
        if (is_new) history_.remove(key);
        return value;
    }

    int analysed(BoardGraph::Node node, Color first) {
        const auto [known, is_new] = analysed_.try_emplace({node, first}, 0);
        if (is_new) {
            const Position scored = graph_.board().position(graph_.stones(node));
            const PlayedBy by = bound_by(simple_territory_07).value();
            known->second = PlayOn(scored, contested_).value(by, first, {.line = false}).low.value().halves;
        }
        return known->second;
    }

    PointSet contested_;
    BoardGraph graph_;
    RepetitionKeys keys_ = RepetitionKeys::of(simple_territory_07).value();
    KeySet history_{};
    std::map<std::pair<BoardGraph::Node, Color>, int> analysed_{};
};

}  // namespace

TEST_CASE("three points without capturing: nobody gains by playing before the analysis" *
          doctest::test_suite("long")) {
    const std::string_view rows[] = {". X X O . O", "O X X O O .", "X O O O O O",  //
                                     "X X X X X X", ". X . X . X"};
    const Position three = position_from(rows).value();
    PointSet contested;
    for (std::string_view word : {"A5", "B5", "C5", "A4", "B4", "C4", "A3"})
        contested.insert(point_named(word, three.size()).value());
    BeforeAnalysis game(three, contested);
    for (const Color first : {Color::black, Color::white}) {
        const int left = game.value(first, 0);
        CHECK(left == -2);
        // With a single play the opponent could not answer.
        for (int plays = 2; plays <= 6; ++plays) CHECK(game.value(first, plays) == left);
    }
    // Black takes one stone at A5, or White takes four there.
    const Point corner = point_named("A5", three.size()).value();
    CHECK(game.value_after(Color::black, corner, 5) == -2);
    CHECK(game.value_after(Color::white, corner, 5) == 0);  // it costs her a point
}
