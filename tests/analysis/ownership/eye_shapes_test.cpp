// Three shapes that playouts misread, and that a thorough estimate reads: seki of three stones in a row of
// five, seki in the corner, and the square of four.
#include "analysis/ownership/estimate.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace shinpan;

namespace {

constexpr int thorough = 4500;  // playouts, about 0.3 s on 19x19
constexpr int quick = 150;      // about 10 ms

// A position, and a stone of each chain that is asked about.
struct Shape {
    std::vector<std::string_view> rows;
    std::vector<std::string_view> stones;

    Position position() const { return position_from(rows).value(); }
};

// Three stones in the middle of a row of five: who plays at either end of it loses.
const std::vector<Shape> rows_of_five{
    {{". X . O . X X X . O X",  //
      ". X . O O O O O O O X",  //
      ". X X X X . X X X X X",  //
      ". . . . X X X . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"F11", "D11"}},
    {{". O O . O O . . .",  //
      ". O X X X O . . .",  //
      ". O X . X O O . .",  //
      ". O X O X . O . .",  //
      ". O X O X O O . .",  //
      ". O X O X O O . .",  //
      "O O X . X . O . .",  //
      "O . X X X O O . .",  //
      "O O O O O O . . ."},
     {"C8", "D6"}},
    {{"O O X . . . . . .",  //
      ". O X . . . . . .",  //
      "X O X . . . . . .",  //
      "X O X X . . . . .",  //
      "X O . X . . . . .",  //
      ". O X X . . . . .",  //
      "O O . X . . . . .",  //
      "X X X X . . . . .",  //
      ". . . . . . . . ."},
     {"A7", "A9"}},
    {{". . . . . . . . .",  //
      ". . . . . . . . .",  //
      "O O O . . . . . .",  //
      "X X O . . . . . .",  //
      ". X O . . . . . .",  //
      "O X O . . . . . .",  //
      "O X O O . . . . .",  //
      "O X . O . . . . .",  //
      ". X O O . . . . ."},
     {"A6", "A4"}},
    {{"X X X X X . .",  //
      "X O O O X . .",  //
      "X O . O X X .",  //
      "X O X O . X .",  //
      "X O X O X X .",  //
      "X O X O X . .",  //
      "X O . O X . ."},
     {"C4", "B6"}},
    {{". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      "O O O O . . . . . . .",  //
      "X X . O . . . . . . .",  //
      ". X O O . . . . . . .",  //
      "O X O O . . . . . . .",  //
      "O X . O . . . . . . .",  //
      "O X O O . . . . . . .",  //
      ". X O . . . . . . . .",  //
      "X X O . . . . . . . .",  //
      "O O O . . . . . . . ."},
     {"A8", "A6"}},
    {{"O O O O O O . X .",  //
      ". X X X . O X X .",  //
      "O O O O O O . X .",  //
      "X X X . . X X X .",  //
      ". . X X X X . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . ."},
     {"B8", "A9"}},
    {{"O O X . O O O . X O .",  //
      "O . X X X X X X X O .",  //
      "O O O . O . O O . O .",  //
      ". . O O O O O O O O .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"C11", "E11"}},
    {{"X O . O X . .",  //
      "X O X O X X .",  //
      "X O X O . X .",  //
      "X O X O X X .",  //
      "X O . O X . .",  //
      "X O O O X . .",  //
      "X X X X X . ."},
     {"C6", "B7"}},
    {{"X X . O . . .",  //
      ". X O O . . .",  //
      "O X O . . . .",  //
      "O X O . . . .",  //
      "O X O O . . .",  //
      ". X . O . . .",  //
      "X X O O . . ."},
     {"A7", "A5"}},
    {{"X X . . . . . . .",  //
      ". X X . . . . . .",  //
      "O O X X . . . . .",  //
      ". O . X . . . . .",  //
      "X O . X . . . . .",  //
      "X O X X . . . . .",  //
      "X O . X . . . . .",  //
      ". O X X . . . . .",  //
      "O O X . . . . . ."},
     {"A5", "A7"}},
    {{". X O O O X . . .",  //
      ". X O . O X . . .",  //
      ". X O X O X . . .",  //
      "X X O X O X . . .",  //
      "X . O X O X . . .",  //
      "X X O . O X X . .",  //
      ". X O O O . X . .",  //
      ". X X X X X X . .",  //
      ". . . . . . . . ."},
     {"D7", "C9"}},
};

// Stones in the corner that the chain around them cannot take and live.
const std::vector<Shape> corner_shapes{
    {{". . . . . X X X X O .",  //
      ". . . . . X . O O O X",  //
      ". . . . . X X O . X X",  //
      ". . . . . . X O O O O",  //
      ". . . . . . X X X . X",  //
      ". . . . . . . . X X X",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"L10", "K11"}},
    {{". X X O O . . . .",  //
      "O O X X O . . . .",  //
      ". O O X O . . . .",  //
      "X X . X O . . . .",  //
      "O X X X O . . . .",  //
      "O . O O O . . . .",  //
      "O O O . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . ."},
     {"B9", "A8"}},
    {{". . . . . O O O X X .",  //
      ". . . . . O . X X O O",  //
      ". . . . . O O X . O X",  //
      ". . . . . . O X X X X",  //
      ". . . . . . O O . O .",  //
      ". . . . . . . O O O O",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"J11", "K10"}},
    {{". . . . . O O X X O .",  //
      ". . . . . O . X O O X",  //
      ". . . . . O O X . X X",  //
      ". . . . . O . X X X .",  //
      ". . . . . O O O O . O",  //
      ". . . . . . . . O O O",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"H11", "K11"}},
    {{". . . . . . .",  //
      ". . . X X X .",  //
      ". X X X . X X",  //
      ". X . O O O O",  //
      ". X X O . X O",  //
      ". . X O O X O",  //
      ". . X . O X ."},
     {"F3", "D4"}},
    {{". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . X X X",  //
      ". . . . X X X . .",  //
      ". . . X X O O O O",  //
      ". . . X . O . X O",  //
      ". . . X . O O X X",  //
      ". . . X X X O O ."},
     {"H3", "F4"}},
    {{". . X O . X .",  //
      ". . X O X . O",  //
      ". . X O . O O",  //
      ". . X O O O .",  //
      ". . X X X X X",  //
      ". . . . . . .",  //
      ". . . . . . ."},
     {"F7", "E6", "D7"}},
    {{"O O X X O O .",  //
      "X O . X . O .",  //
      "X . X X O O .",  //
      "X X X . O . .",  //
      ". O . O O . .",  //
      "O O O O . . .",  //
      ". . . . . . ."},
     {"C7", "A7"}},
    {{". X O O O . . . . . .",  //
      "O X X X O . . . . . .",  //
      "O O O X O . . . . . .",  //
      "X . O X O . . . . . .",  //
      "X X X X O . . . . . .",  //
      "O O O O O . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"B11", "A10"}},
    {{". O O O X . . . .",  //
      "X X X O X X . . .",  //
      "O O . O . X . . .",  //
      ". O O O X X . . .",  //
      "X . X . X . . . .",  //
      "X X X X X . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . ."},
     {"A8", "B9"}},
    {{". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . X X X",  //
      ". . . . . . . X X O O",  //
      ". . . . . X X X O O .",  //
      ". . . . . X O O O X X",  //
      ". . . . . X O . X . X"},
     {"K2", "J1", "K4"}},
    {{". X O O X X .",  //
      ". X O X X O O",  //
      ". X O O . O X",  //
      ". X X O O O X",  //
      ". . X X X X X",  //
      ". . . . . . .",  //
      ". . . . . . ."},
     {"E7", "C7"}},
};

// Four points in a square are one eye, whoever plays there.
const std::vector<Shape> square_fours{
    {{". . . . . . X X X . .",  //
      ". . . . X X X . X X X",  //
      ". . . . X . O O O O X",  //
      ". . . . X . O . . O X",  //
      ". . . . X X O . . O X",  //
      ". . . . . X O O O O X",  //
      ". . . . . X X X X . X",  //
      ". . . . . . . . X X X",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"G9"}},
    {{". . . . . X X X .",  //
      ". . . . . X . X X",  //
      ". . . . X X O O O",  //
      ". . . . X . O . .",  //
      ". . . . X . O . .",  //
      ". . . . X X O O O",  //
      ". . . . . X . X X",  //
      ". . . . . X X X .",  //
      ". . . . . . . . ."},
     {"G7"}},
    {{". . O X . . . . .",  //
      ". . O X . . . . .",  //
      "O O O X . . . . .",  //
      ". . . X . . . . .",  //
      "X X X X . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . ."},
     {"C9"}},
    {{"O O O O . X . . .",  //
      "O . . O . X . . .",  //
      "O . . O . X . . .",  //
      "O O O O X X . . .",  //
      "X X . X X . . . .",  //
      ". X X X . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . ."},
     {"A9"}},
    {{"X X X X X . . . .",  //
      "O O O O X . . . .",  //
      "O . . O X . . . .",  //
      "O . . O X . . . .",  //
      "O O O O X . . . .",  //
      ". X X . X . . . .",  //
      "X X X X X . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . ."},
     {"A8"}},
    {{"X X X X . O . . . . .",  //
      "X . . X O O . . . . .",  //
      "X . . X O O . . . . .",  //
      "X X X X . O . . . . .",  //
      "O O O O O O . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"A11"}},
    {{". X X O . . O",  //
      ". X . O . . O",  //
      ". X . O O O O",  //
      ". X X . X . X",  //
      ". . X X X X X",  //
      ". . . . . . .",  //
      ". . . . . . ."},
     {"D7"}},
    {{". . O X . . X O O . .",  //
      ". . O X . . X . O . .",  //
      ". . O X X X X O O . .",  //
      ". . O . . O O O . . .",  //
      ". . O O O O . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"D11"}},
    {{". . . . O X . . X",  //
      ". . . O O X . . X",  //
      ". . . O . X X X X",  //
      ". . . O O O O . .",  //
      ". . . . . . O O O",  //
      ". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . .",  //
      ". . . . . . . . ."},
     {"F9"}},
    {{". . . . . . .",  //
      ". X X X X X X",  //
      ". X O O O O X",  //
      ". X O . . O X",  //
      "X X O . . O X",  //
      "X . O O O O X",  //
      "X X . X X X X"},
     {"C5"}},
    {{". . . . . . .",  //
      "O O O O O O .",  //
      "X X X X . O .",  //
      "X . . X O O .",  //
      "X . . X O . .",  //
      "X X X X O . .",  //
      "O O O . O . ."},
     {"A5"}},
    {{". . . . . . . . . . .",  //
      ". . . O O O O O O . .",  //
      ". . O O X X X X O . .",  //
      ". . O . X . . X O . .",  //
      ". . O O X . . X O . .",  //
      ". . . O X X X X O . .",  //
      ". . . O O O O O O . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . .",  //
      ". . . . . . . . . . ."},
     {"E9"}},
};

const ChainEstimate& chain_at(const Estimate& e, Point stone) {
    return *std::find_if(e.chains.begin(), e.chains.end(),
                         [&](const ChainEstimate& chain) { return chain.stones.contains(stone); });
}

void check_seki(const std::vector<Shape>& shapes) {
    for (const Shape& shape : shapes) {
        const Position position = shape.position();
        CAPTURE(to_text(position));
        const Estimate e = estimate(position, {.playouts = thorough});
        CHECK(e.dead.empty());
        for (std::string_view name : shape.stones) {
            const Point stone = point_named(name, position.size()).value();
            CHECK(e.seki.contains(stone));
            CHECK(chain_at(e, stone).settled);
        }
    }
}

}  // namespace

TEST_CASE("three stones in a row of five are in seki, and so is the chain around them" *
          doctest::test_suite("long")) {
    check_seki(rows_of_five);
}

TEST_CASE("stones in a corner eye that neither player can play in are in seki with what is around them" *
          doctest::test_suite("long")) {
    check_seki(corner_shapes);
}

TEST_CASE("a chain whose only eye is a square of four is dead" * doctest::test_suite("long")) {
    for (const Shape& shape : square_fours) {
        const Position position = shape.position();
        CAPTURE(to_text(position));
        const Estimate e = estimate(position, {.playouts = thorough});
        const Point stone = point_named(shape.stones.front(), position.size()).value();
        CHECK(e.dead == connected(position, stone));
        CHECK(chain_at(e, stone).settled);
    }
}

TEST_CASE("what is proven dead is in no seki, whatever its eye looks like") {
    const Shape& shape = rows_of_five.front();
    const Position position = shape.position();
    const PointSet within = connected(position, point_named(shape.stones.back(), position.size()).value());
    const Estimate e = estimate(position, {.playouts = thorough, .proven = {.dead = within}});
    CHECK((e.dead & within) == within);
    CHECK(e.read_seki.empty());
}

TEST_CASE("a quick estimate reads no eyes") {
    for (const Shape& shape : rows_of_five)
        CHECK(estimate(shape.position(), {.playouts = quick}).read_seki.empty());
}
