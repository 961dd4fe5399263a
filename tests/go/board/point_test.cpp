#include "go/board/point.hpp"
#include "go/board/point_set.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("points have GTP names: A1 bottom left, no I, two letters past Z") {
    const Size size{52, 52};
    CHECK(name(point(0, 51), size) == "A1");
    CHECK(name(point(8, 51), size) == "J1");
    CHECK(name(point(24, 0), size) == "Z52");
    CHECK(name(point(25, 0), size) == "AA52");
    CHECK(name(point(51, 0), size) == "BB52");
}

TEST_CASE("every point of every square board is found again by its name") {
    for (int side = 1; side <= max_side; ++side) {
        const Size size{static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)};
        for_each_point(size, [&](Point p) { CHECK(point_named(name(p, size), size) == p); });
    }
}

TEST_CASE("what is no point of the board has no point") {
    const Size size{9, 9};
    for (const char* text : {"", "A", "1", "A0", "A10", "K1", "I5", "A01", "A1 ", "AA1", "A-1", "pass", "é1"})
        CHECK_FALSE(point_named(text, size));
    CHECK_FALSE(point_named(std::string_view("AA1").substr(0, 1), {52, 52}));  // what lies behind is not its
}

TEST_CASE("the letters of a point may be small") {
    CHECK(point_named("a1", {9, 9}) == point(0, 8));
    CHECK(point_named("j9", {9, 9}) == point(8, 0));
    CHECK(point_named("z25", {25, 25}) == point(24, 0));
}

TEST_CASE("a point set lists its points row by row from the top left") {
    PointSet set;
    const Size size{52, 52};
    for_each_point(size, [&](Point p) { set.insert(p); });
    CHECK(set.size() == 52 * 52);
    Point last{};
    int n = 0;
    for (Point p : set) {
        CHECK(p > last);
        last = p;
        ++n;
    }
    CHECK(n == 52 * 52);
    CHECK(PointSet{}.begin() == PointSet{}.end());
}
