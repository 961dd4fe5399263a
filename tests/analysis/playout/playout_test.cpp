// Playouts: fair, repeatable, and right about stones that nobody would dispute.
#include "analysis/playout/playout.hpp"

#include "drawn.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

using namespace shinpan;

namespace {

// The sum of (seen - expected)^2 / expected over the points drawn, each expected equally often.
double chi_squared(const std::map<Point, int>& seen, std::size_t choices, int draws) {
    const double expected = double(draws) / double(choices);
    double sum = expected * double(choices - seen.size());
    for (const auto& [point, count] : seen) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

// What a playout may play, from the definitions alone.
PointSet playable_by_definition(const Position& position, Color mover, const SimpleKo& ko) {
    PointSet playable;
    for (Point p : position.points(Color::empty)) {
        Position next = position;
        const bool legal = play_by_definition(next, mover, p).given_up == 0 && !ko.forbids(p);
        if (legal && !is_own_eye(Board(position), mover, p)) playable.insert(p);
    }
    return playable;
}

// Draws many times and asks that no point is drawn that may not be, and none more often than others. With
// `choices` points the sum has the mean choices - 1 and the variance twice that; five deviations are allowed.
void check_fair(const Position& position, Color mover, const SimpleKo& ko) {
    const PointSet playable = playable_by_definition(position, mover, ko);
    const auto choices = static_cast<std::size_t>(playable.size());
    const Board board(position);
    Playout playout(position.size(), 20261121);
    const int draws = 2000 * static_cast<int>(choices);
    std::map<Point, int> seen;
    for (int i = 0; i < draws; ++i) ++seen[playout.choose(board, mover, ko)];
    for (const auto& [point, count] : seen) CHECK(playable.contains(point));
    const double freedom = double(choices) - 1;
    CHECK(chi_squared(seen, choices, draws) < freedom + 5 * std::sqrt(2 * freedom));
}

}  // namespace

TEST_CASE("every legal point that is no own eye is equally likely") {
    check_fair(Position(Size{5, 5}), Color::black, {});
    check_fair(drawn({". X O . .",  //
                      "X O . O .",  //
                      ". X O . .",  //
                      ". . . . X",  //
                      ". O . X ."}),
               Color::black, SimpleKo(point(2, 1)));  // a ko, and an eye in the corner
    check_fair(drawn({". X . X X X",                  //
                      "X X X X O O",                  //
                      "O O O O . O",                  //
                      ". O . . O ."}),
               Color::white, {});
    check_fair(drawn({". X . . O X . . ."}), Color::white, {});
}

TEST_CASE("the chi-squared sum sees a point that is drawn a little too often") {
    std::map<Point, int> seen;
    for (int i = 0; i < 20; ++i) seen[point(i, 0)] = i == 0 ? 2600 : 1970;
    CHECK(chi_squared(seen, 20, 2600 + 19 * 1970) > 19 + 5 * std::sqrt(38.0));
}

TEST_CASE("where nothing can be played the player passes") {
    const Board board(drawn({". X . X ."}));
    Playout playout(board.size(), 1);
    CHECK(playout.choose(board, Color::black, {}) == no_point);
    playout.run(board, Color::black);
    CHECK(playout.moves() >= 2);
}

TEST_CASE("the same seed gives the same games") {
    Playout a(Size{9, 9}, 5);
    Playout b(Size{9, 9}, 5);
    Playout other_seed(Size{9, 9}, 6);
    for (int i = 0; i < 10; ++i) {
        a.run(Board(Size{9, 9}), Color::black);
        b.run(Board(Size{9, 9}), Color::black);
        other_seed.run(Board(Size{9, 9}), Color::black);
        CHECK(a.end().position() == b.end().position());
        CHECK(a.moves() == b.moves());
        CHECK_FALSE(a.end().position() == other_seed.end().position());
    }
}

TEST_CASE("playouts in which eyes rest are as long as those in which every point is drawn anew") {
    const Size size{6, 6};
    const int count = 4000;
    Playout playout(size, 11);
    const auto drawn_anew = [&] {
        Board board(size);
        SimpleKo ko;
        Color mover = Color::black;
        int moves = 0;
        for (int passes = 0; passes < 2; ++moves, mover = other(mover)) {
            const Point at = playout.choose(board, mover, ko);
            passes = at == no_point ? passes + 1 : 0;
            if (at == no_point) {
                ko.add_pass();
                continue;
            }
            const Played played = board.play(mover, at);
            ko.add_play(board, at, played);
        }
        return double(moves);
    };
    const auto run = [&] {
        playout.run(Board(size), Color::black);
        CHECK(playout.consistent());
        return double(playout.moves());
    };
    const auto mean_and_variance = [&](auto moves_of_one) {
        double sum = 0, squares = 0;
        for (int i = 0; i < count; ++i) {
            const double moves = moves_of_one();
            sum += moves, squares += moves * moves;
        }
        return std::pair(sum / count, squares / count - sum / count * (sum / count));
    };
    const auto [mean, variance] = mean_and_variance(run);
    const auto [expected, its_variance] = mean_and_variance(drawn_anew);
    CHECK(std::abs(mean - expected) < 5 * std::sqrt((variance + its_variance) / count));
}

TEST_CASE("a playout ends on every board, filled but for eyes") {
    for (Size size :
         {Size{1, 1}, Size{1, 2}, Size{7, 1}, Size{2, 2}, Size{3, 5}, Size{13, 13}, Size{52, 52}}) {
        Playout playout(size, 3);
        playout.run(Board(size), Color::white);
        CHECK(playout.end().consistent());
        CHECK(playout.consistent());
        for (Point p : playout.end().position().points(Color::empty))
            for (Color c : {Color::black, Color::white})
                CHECK((is_own_eye(playout.end(), c, p) || playout.end().is_self_capture(c, p) ||
                       playout.end().effect(c, p).taken == 1));
    }
}

TEST_CASE("a dead stone's point is mostly owned by the opponent, a living one's by its player") {
    const Position position = drawn({". . X O . . .",  //
                                     ". O X O O . .",  //
                                     ". . X O . O .",  //
                                     ". . X O O . O",  //
                                     "X X X O . O .",  //
                                     ". X . X O O O",  //
                                     "X . X X O . ."});
    const Ownership owned = ownership(position, Color::black, 200, 1);
    CHECK(owned.playouts == 200);
    CHECK(owned.mean(point(1, 1)) > 0);  // White's stone
    CHECK(owned.mean(point(0, 0)) > 0.5);
    CHECK(owned.mean(point(4, 0)) < -0.5);
    CHECK(owned.neutral(point(0, 0)) < 100);
}
