// One chain in dispute, all other stones being agreed on: what is agreed is taken on trust, and nothing else.
#include "referee/proof/agreed.hpp"

#include "analysis/ownership/hypothesis.hpp"
#include "drawn.hpp"
#include "record_of.hpp"
#include "referee/proof/standing.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace shinpan;

namespace {

// White keeps 35 points on the right. Black says that his stone in the corner lives.
const Position corner = drawn({". . . . . . . . . . .",  //
                               "X X X X X X X X X X X",  //
                               "O O O O O O O O O O O",  //
                               ". . . O . . . . . . .",  //
                               ". . . O . . . . . . .",  //
                               ". X . O . . . . . . .",  //
                               ". . . O . . . . . . .",  //
                               ". . . O . . . . . . ."});

PointSet set_of_one(Point p) {
    PointSet one;
    one.insert(p);
    return one;
}

ChainStatus as_agreed(const Position& position, const PointSet& dead, Point stone) {
    return standing_of(agreed_beside(position, {}, dead, stone), stone, {.nodes = 400'000});
}

}  // namespace

TEST_CASE("a stone is dead as far as what is agreed elsewhere is kept") {
    const Point stone = point(1, 5);
    const ChainStatus found = as_agreed(corner, {}, stone);
    CHECK(found.is == ChainFate::dead);
    REQUIRE(found.killed);
    CHECK(found.killed->section.agreed.size() == 35);
    CHECK(found.killed->section.agreed.contains(point(10, 7)));
    CHECK_FALSE(found.killed->section.agreed.contains(point(0, 3)));

    ProvenPosition proven{.position = corner, .guess = hypothesis(corner)};
    proven.sections = prove_both(corner, {}, proven.guess, {.nodes = 400'000});
    CHECK_FALSE(standing_of(proven, stone, {.nodes = 400'000}).is == ChainFate::dead);
}

TEST_CASE("territory behind the chain in dispute is not agreed, nor what is too small for two eyes") {
    const ProvenPosition wall = agreed_beside(corner, {}, {}, point(0, 2));
    CHECK(wall.sections[1].agreed.empty());
    CHECK(wall.sections[1].safe.empty());
    CHECK(wall.sections[0].agreed.size() == 11);  // Black's row
    CHECK(wall.sections[0].safe == connected(corner, point(0, 1)));

    const Position small = drawn({". O . . . . . . .",  //
                                  "X O . . . . . . .",  //
                                  "O O O O O O O O O",  //
                                  "X X X X X X X X X",  //
                                  ". . . . . . . . ."});
    const ProvenPosition agreed = agreed_beside(small, {}, {}, point(0, 1));
    CHECK(agreed.sections[0].agreed.size() == 9);
    CHECK(agreed.sections[1].agreed.size() == 14);
    const Position smaller = drawn({". O . . . . .",  //
                                    "X O O O O O O",  //
                                    "O O X X X X X",  //
                                    "X X X . . . ."});
    CHECK(agreed_beside(smaller, {}, {}, point(0, 1)).sections[1].agreed.empty());
}

TEST_CASE("stones agreed to be dead are their opponent's points, and no wall") {
    Position with_dead = corner;
    with_dead.set(point(7, 5), Color::black);
    const Point stone = point(1, 5);
    const ProvenPosition agreed = agreed_beside(with_dead, {}, connected(with_dead, point(7, 5)), stone);
    CHECK(agreed.sections[1].agreed.size() == 35);
    CHECK(agreed_beside(with_dead, {}, {}, stone).sections[1].agreed.empty());  // a living stone within

    with_dead.set(point(7, 6), Color::black);  // one stone of a chain stands for all of it
    CHECK(agreed_beside(with_dead, {}, set_of_one(point(7, 5)), stone).guess.living ==
          agreed_beside(with_dead, {}, connected(with_dead, point(7, 5)), stone).guess.living);
}

TEST_CASE("stones in a seki are not trusted to live whatever happens to the dispute") {
    // Black's corner and White's five stones have an eye each and share two liberties. Black's wall has
    // territory elsewhere, his corner only lives because White cannot begin.
    const Position seki = drawn({"X X . O O O X . . . . .",  //
                                 ". X . O . O X . . . . ."});
    const Point white = point(3, 0);
    const ProvenPosition agreed = agreed_beside(seki, {}, {}, white);
    CHECK(agreed.sections[0].safe.contains(point(6, 0)));
    CHECK_FALSE(agreed.sections[0].safe.contains(point(0, 0)));
    const ChainStatus found = as_agreed(seki, {}, white);
    CHECK_FALSE(found.is == ChainFate::dead);
    CHECK_FALSE(found.killed.has_value());
}

TEST_CASE("a verdict on a chain says how many of its steps are done, the last of them before it searches") {
    const Record record = record_of("(;GM[1]SZ[5:2]AB[ba][ab][bb]AW[da][cb][db])");
    std::vector<std::size_t> steps;
    const auto note = [&](std::size_t step) { steps.push_back(step); };
    (void)verdict_on(point(1, 0), record, 0, "japanese-1989", PointSet{}, {.nodes = 1000}, note);
    CHECK(steps == std::vector<std::size_t>{0, 1, 2});
}
