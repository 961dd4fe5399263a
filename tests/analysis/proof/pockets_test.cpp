// Pockets grow from a seed, first to the points that are closed in.
#include "analysis/proof/pockets.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string_view>

using namespace shinpan;

TEST_CASE("a pocket's smaller sizes are parts of its larger ones, whichever is asked for first") {
    constexpr std::array<std::string_view, 4> rows{"..X..", "..X..", "XXX..", "....."};
    const Position position = *position_from(rows);
    const Ground ground(position, Color::black, position.points(Color::black));
    const PointSet allowed = position.points(Color::empty);
    Pocket pocket(ground, allowed, point(0, 1));
    const auto four = pocket.of(4);
    REQUIRE(four);
    CHECK(names(*four, position.size()) == "A4 B4 A3 B3");
    const auto one = pocket.of(1);
    REQUIRE(one);
    CHECK(names(*one, position.size()) == "A3");
    CHECK((*pocket.of(3) - *four).empty());
    CHECK_FALSE(pocket.of(5));  // the corner has no more
}
