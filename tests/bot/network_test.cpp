#include "bot/network.hpp"

#include "bot/policy.hpp"
#include "bot/search.hpp"
#include "drawn_game.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <vector>

namespace shinpan {
namespace {

constexpr std::size_t cells = 9;  // of a window
constexpr std::size_t middle = 4, above = 1, left = 3;
constexpr std::size_t weights_of_first = network_channels * cells * plane_count;
constexpr std::size_t weights_of_other = network_channels * cells * network_channels;

// A network that passes on what its first channel has, but for the weights that are set.
class Made {
public:
    Made() : letters_(weights_of_first + (network_layers - 1) * weights_of_other, letter_of_zero) {
        for (LayerScale& scale : weights_.scales) scale.factors.fill(1 << 20);
        weights_.judgement[0] = 1.0f / Planes::whole;
    }
    // Of the first channel, from that cell of the window: its own plane or first channel.
    void set_first(Plane plane, std::size_t cell, int weight) {
        letters_[cell * plane_count + static_cast<std::size_t>(plane)] += static_cast<char>(weight);
    }
    void set(std::size_t layer, std::size_t cell, int weight) {
        letters_[weights_of_first + (layer - 1) * weights_of_other + cell * network_channels] +=
            static_cast<char>(weight);
    }
    void set_offset(std::size_t layer, int offset) { weights_.scales[layer].offsets[0] = offset; }

    float judged(const Game& game, Point at) const {
        NetworkWeights weights = weights_;
        weights.letters = {std::string_view(letters_).substr(0, 100), std::string_view(letters_).substr(100)};
        const std::vector<Point> moves = sensible_moves(game, game.to_move());
        const auto plays = plays_seen(game, game.to_move(), moves);
        const auto all = Network(weights).judge(planes_of(game, game.to_move(), plays));
        REQUIRE(all.size() == static_cast<std::size_t>(game.board().size().area()));
        return all[static_cast<std::size_t>(at.row() * game.board().size().cols + at.col())];
    }

private:
    std::string letters_;
    NetworkWeights weights_{};
};

Game two_stones() {
    return drawn_game("tromp-taylor", {". . . .", ". X . .", ". X . O", ". . . ."}, Color::black);
}

}  // namespace

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

TEST_CASE("a layer of the network sees the points around each, and nothing beyond the border") {
    Made network;
    network.set_first(Plane::own, left, 1);
    CHECK(network.judged(two_stones(), point(2, 1)) == 1);
    CHECK(network.judged(two_stones(), point(1, 1)) == 0);
    CHECK(network.judged(two_stones(), point(0, 2)) == 0);  // the row above ends with a white stone
    network.set_first(Plane::theirs, left, 3);
    CHECK(network.judged(two_stones(), point(0, 3)) == 0);
}

TEST_CASE("a block of the network adds to what came before it, and less than nothing is nothing") {
    Made network;
    network.set_first(Plane::own, middle, 1);
    network.set(1, above, 2);
    network.set(2, middle, 3);
    CHECK(network.judged(two_stones(), point(1, 1)) == 1);
    CHECK(network.judged(two_stones(), point(1, 2)) == 1 + 2 * 3);
    CHECK(network.judged(two_stones(), point(1, 3)) == 2 * 3);
    network.set_offset(1, -Planes::whole);
    CHECK(network.judged(two_stones(), point(1, 3)) == 3);
    network.set_offset(2, -9 * Planes::whole);
    CHECK(network.judged(two_stones(), point(1, 3)) == 0);
}

TEST_CASE("the learned network judges boards of every size") {
    const Network network(learned_weights());
    for (const Size size : {Size{1, 1}, Size{2, 40}, Size{19, 19}, Size{52, 52}}) {
        const Game game(**ruleset_called("tromp-taylor"), size, {});
        const auto plays = plays_seen(game, Color::black, sensible_moves(game, Color::black));
        CHECK(network.judge(planes_of(game, Color::black, plays)).size() ==
              static_cast<std::size_t>(size.area()));
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
