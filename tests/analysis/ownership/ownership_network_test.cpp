// What the estimate's network sees, and what is made of its answers.
#include "analysis/ownership/ownership_network.hpp"

#include "analysis/network/weights.hpp"
#include "analysis/ownership/ownership_input.hpp"
#include "analysis/ownership/ownership_source.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

const std::vector<std::string> rows{". X X O .",  //
                                    "X . X O O",  //
                                    "X X X O .",  //
                                    "O O O O O"};

std::vector<std::string> colors_swapped(std::vector<std::string> drawn) {
    for (std::string& row : drawn)
        for (char& c : row) c = c == 'X' ? 'O' : c == 'O' ? 'X' : c;
    return drawn;
}

Position position_of(const std::vector<std::string>& drawn) {
    const std::vector<std::string_view> lines(drawn.begin(), drawn.end());
    return position_from(lines).value();
}

// Black keeps three quarters of all playouts in which he moves first, and half of the others.
Guesses black_is_likelier(Size size) {
    Guesses guesses;
    for (std::size_t first = 0; first < 2; ++first) {
        guesses[first].playouts = 4;
        for_each_point(size, [&](Point p) {
            guesses[first].black[p.index] = first == 0 ? 3 : 2;
            guesses[first].white[p.index] = first == 0 ? 1 : 2;
        });
    }
    return guesses;
}

}  // namespace

TEST_CASE("the network sees stones, liberties, what lives unconditionally and how playouts came out") {
    const Position position = position_of(rows);
    const Guesses guesses = black_is_likelier(position.size());
    const OwnershipInput input = ownership_input(position, Color::white, guesses);
    const auto is = [&](Point p, OwnershipPlane plane) {
        return input.at(p, plane) == OwnershipInput::whole;
    };
    const Point black = point(1, 0), white = point(3, 0), open = point(4, 0);
    CHECK(is(white, OwnershipPlane::own));
    CHECK(is(black, OwnershipPlane::theirs));
    CHECK(is(black, OwnershipPlane::two_liberties));
    CHECK(is(white, OwnershipPlane::two_liberties));
    CHECK(is(black, OwnershipPlane::their_alive));
    CHECK(is(white, OwnershipPlane::own_alive));
    for (const OwnershipPlane plane :
         {OwnershipPlane::own, OwnershipPlane::theirs, OwnershipPlane::two_liberties})
        CHECK_FALSE(is(open, plane));
    for_each_point(position.size(), [&](Point p) {
        CHECK(is(p, OwnershipPlane::board));
        CHECK(input.at(p, OwnershipPlane::moving_first) == 0);
        CHECK(input.at(p, OwnershipPlane::moving_second) == -OwnershipInput::whole / 2);
        CHECK(input.at(p, OwnershipPlane::difference) == OwnershipInput::whole / 2);
        CHECK(input.at(p, OwnershipPlane::mean_cubed) == -OwnershipInput::whole / 64);
    });
    CHECK(input.at(black, OwnershipPlane::chain) == -OwnershipInput::whole / 4);
    CHECK(input.at(open, OwnershipPlane::chain) == 0);
}

TEST_CASE("the network has four blocks, and a weight for each plane") {
    const NetworkWeights weights = network_weights(ownership_network_bytes());
    CHECK(weights.layers.size() == 1 + 2 * 4);
    CHECK(weights.straight.size() == ownership_plane_count);
}

TEST_CASE("the network sees the same where the colours are swapped") {
    const Position position = position_of(rows), swapped = position_of(colors_swapped(rows));
    const Guesses guesses = black_is_likelier(position.size());
    Guesses other_way;
    for (std::size_t first = 0; first < 2; ++first) {
        other_way[first].playouts = guesses[1 - first].playouts;
        other_way[first].black = guesses[1 - first].white;
        other_way[first].white = guesses[1 - first].black;
    }
    const OwnershipInput one = ownership_input(position, Color::black, guesses);
    const OwnershipInput other = ownership_input(swapped, Color::white, other_way);
    CHECK(std::equal(one.values().begin(), one.values().end(), other.values().begin(), other.values().end()));
}

TEST_CASE("what was learned is of stones: empty points stay as the playouts have them") {
    const Position open = position_of({". . . . .",  //
                                       ". X . O .",  //
                                       ". . . . .",  //
                                       ". O . X ."});
    const Question question{open, 40};
    const Guesses played = tactical_guesses(question), learned = learned_guesses(question);
    bool told_otherwise = false;
    for (std::size_t first = 0; first < 2; ++first)
        for_each_point(open.size(), [&](Point p) {
            CAPTURE(name(p, open.size()));
            const double now = learned[first].mean(p), before = played[first].mean(p);
            if (is_stone(open.at(p)))
                told_otherwise = told_otherwise || std::abs(now - before) > 0.01;
            else
                CHECK(now == doctest::Approx(before).epsilon(0.01));
        });
    CHECK(told_otherwise);
}

TEST_CASE("stones that live unconditionally stay where they are by what was learned") {
    const Guesses learned = learned_guesses({position_of(rows), 40});
    for (const Ownership& guess : learned) {
        CHECK(guess.mean(point(1, 0)) > 0.9);
        CHECK(guess.mean(point(3, 0)) < -0.9);
    }
}
