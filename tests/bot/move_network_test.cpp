#include "bot/features/move_network.hpp"

#include "analysis/network/network.hpp"
#include "bot/features/policy.hpp"
#include "bot/search/search.hpp"
#include "drawn_game.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace shinpan {

TEST_CASE("planes tell stones, liberties, the last plays and what a play would do") {
    Game game = drawn_game("tromp-taylor", {". . . . .", ". O X . .", ". O X O .", ". . O . .", ". . . . ."},
                           Color::black);
    const Point begun = point(4, 4), taking = point(2, 0), escape = point(3, 1), white = point(1, 0);
    REQUIRE(game.apply(play(Color::black, begun)));
    REQUIRE(game.apply(play(Color::white, taking)));
    const auto plays = plays_seen(game, Color::black, sensible_moves(game, Color::black));
    const Planes planes = planes_of(game, Color::black, plays);
    const auto is = [&](Point p, Plane plane) { return planes.at(p, plane) == Planes::whole; };
    CHECK(is(point(2, 1), Plane::own));
    CHECK(is(point(2, 1), Plane::one_liberty));
    CHECK(is(taking, Plane::theirs));
    CHECK(is(taking, Plane::last));
    CHECK(is(taking, Plane::two_liberties));
    CHECK(is(begun, Plane::second_last));
    CHECK(is(point(1, 1), Plane::more_liberties));
    CHECK(is(escape, Plane::sensible));
    CHECK((is(escape, Plane::escape) || is(escape, Plane::vain_escape)));
    CHECK_FALSE(is(white, Plane::escape));
    CHECK_FALSE(is(taking, Plane::sensible));
    CHECK(planes.at(taking, Plane::strength) == -2 * Planes::whole);
    CHECK(planes.at(escape, Plane::strength) > -2 * Planes::whole);
    for_each_point(game.board().size(), [&](Point p) { CHECK(is(p, Plane::board)); });
}

TEST_CASE("the learned network has three blocks, and a weight for each plane") {
    const NetworkWeights weights = network_weights(move_network_bytes());
    CHECK(weights.layers.size() == 1 + 2 * 3);
    CHECK(weights.straight.size() == plane_count);
}

TEST_CASE("the learned network judges boards of every size") {
    const Network network(network_weights(move_network_bytes()));
    for (const Size size : {Size{1, 1}, Size{2, 40}, Size{19, 19}, Size{52, 52}}) {
        const Game game(**ruleset_called("tromp-taylor"), size, {});
        const auto plays = plays_seen(game, Color::black, sensible_moves(game, Color::black));
        const Planes planes = planes_of(game, Color::black, plays);
        CHECK(network.judge(size, planes.values()).size() == static_cast<std::size_t>(size.area()));
    }
}

TEST_CASE("the learned network begins in a corner, answers there, and looks soon at what saves a big atari") {
    const auto likeliest = [](const Game& game) {
        std::vector<Point> moves = sensible_moves(game, game.to_move());
        const std::vector<float> chances = chances_of(game, game.to_move(), moves);
        std::vector<std::size_t> order(moves.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(), [&](auto a, auto b) { return chances[a] > chances[b]; });
        return std::array{moves[order[0]], moves[order[1]], moves[order[2]]};
    };
    const auto from_border = [](int at) { return std::min(at, 18 - at) + 1; };
    Game game(**ruleset_called("chinese-practice"), {19, 19}, {});
    for (int i = 0; i < 4; ++i) {
        const Point at = likeliest(game)[0];
        CAPTURE(name(at, {19, 19}));
        CHECK((from_border(at.col()) == 3 || from_border(at.col()) == 4));
        CHECK((from_border(at.row()) == 3 || from_border(at.row()) == 4));
        REQUIRE(game.apply(play(game.to_move(), at)));
    }
    // White stones around five black ones, and the last liberty of these.
    for (int col = 5; col < 10; ++col) {
        REQUIRE(game.apply(play(Color::black, point(col, 9))));
        REQUIRE(game.apply(play(Color::white, point(col, 8))));
        REQUIRE(game.apply(pass(Color::black)));
        REQUIRE(game.apply(play(Color::white, point(col, 10))));
    }
    REQUIRE(game.apply(play(Color::black, point(18, 18))));
    REQUIRE(game.apply(play(Color::white, point(4, 9))));
    const auto first = likeliest(game);
    CHECK(std::find(first.begin(), first.end(), point(10, 9)) != first.end());
}

}  // namespace shinpan
