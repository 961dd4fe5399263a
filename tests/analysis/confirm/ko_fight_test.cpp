// Kos over life and death: what the threats elsewhere decide, and what they do not.
#include "analysis/confirm/ko_fight.hpp"

#include "drawn.hpp"

#include <doctest/doctest.h>

#include <random>

using namespace shinpan;

namespace {

constexpr std::size_t enough = 400'000;

PointSet chains(const Position& position, std::initializer_list<Point> stones) {
    PointSet found;
    for (Point p : stones) found |= connected(position, p);
    return found;
}

// Black's stone in the corner is connected to his living stones only through the ko at its right.
const Position cut_by_a_ko = drawn({". X . X X . X .",  //
                                    "O O X O X X X X",  //
                                    "O O O O O O O O",  //
                                    ". O . O O O O O"});
const PointSet living = chains(cut_by_a_ko, {point(4, 0), point(0, 2)});

}  // namespace

TEST_CASE("who is cut off by a ko keeps his stones with one threat more") {
    const auto fight = ko_fight(cut_by_a_ko, living, point(1, 0), Color::white, enough);
    REQUIRE(fight);
    CHECK(fight->depends());
    CHECK(fight->owner_needs == 1);
    // Black moving first connects.
    const auto first = ko_fight(cut_by_a_ko, living, point(1, 0), Color::black, enough);
    REQUIRE(first);
    CHECK_FALSE(first->depends());
    CHECK(first->kept_with_all);
    CHECK_FALSE(first->taken_with_all);
}

TEST_CASE("who may take the ko first can do with as many threats as the other") {
    // The same after White has taken the ko: Black to move may not retake at once.
    Position taken = cut_by_a_ko;
    taken.set(point(2, 1), Color::empty);
    taken.set(point(2, 0), Color::white);
    const auto black_first = ko_fight(taken, living, point(1, 0), Color::black, enough);
    REQUIRE(black_first);
    CHECK(black_first->depends());  // no ban is known at the start: Black takes first
    CHECK(black_first->owner_needs == 0);
    const auto white_first = ko_fight(taken, living, point(1, 0), Color::white, enough);
    REQUIRE(white_first);
    CHECK(white_first->taken_with_all);
    CHECK_FALSE(white_first->kept_with_all);  // White takes the stone in the corner
}

TEST_CASE("where there is no ko, threats change nothing") {
    const Position race = drawn({". X O .", "X X O O", "O O . .", ". O . ."});
    const PointSet alive = chains(race, {point(2, 0), point(0, 2)});
    for (Color first : {Color::black, Color::white}) {
        const auto fight = ko_fight(race, alive, point(1, 0), first, enough);
        REQUIRE(fight);
        CHECK_FALSE(fight->depends());
        CHECK(fight->kept_with_all != fight->taken_with_all);
    }
}

TEST_CASE("who cannot keep a chain with all threats loses it to all threats") {
    std::mt19937_64 random(20261121);
    int depending = 0;
    for (int i = 0; i < 60; ++i) {
        Position position({3, 3});
        for_each_point(position.size(), [&](Point p) { position.set(p, static_cast<Color>(random() % 3)); });
        if (has_captured_chain(position) || position.count(Color::black) == 0) continue;
        const Point stone = *position.points(Color::black).begin();
        const auto fight = ko_fight(position, {}, stone, Color::white, enough);
        REQUIRE(fight);
        CHECK((fight->kept_with_all || fight->taken_with_all));
        depending += fight->depends();
        if (!fight->depends()) CHECK_FALSE(fight->owner_needs);
    }
    CHECK(depending > 0);
}

TEST_CASE("too many situations are no answer") {
    Position lone({9, 9});
    lone.set(point(4, 4), Color::black);
    CHECK_FALSE(ko_fight(lone, {}, point(4, 4), Color::white, 1000));
}
