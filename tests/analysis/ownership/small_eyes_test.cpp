// Small eyes: which there are, and what the reading of them leaves open.
#include "analysis/ownership/small_eyes.hpp"

#include "analysis/ownership/estimate.hpp"
#include "analysis/ownership/eye_reading.hpp"
#include "drawn.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

constexpr std::size_t enough = 20'000;  // situations

const Position square_four = drawn({". . X O . .",  //
                                    ". . X O O O",  //
                                    "X X X O . .",  //
                                    "O O O O . ."});

// The one small eye of Black's, whatever stones of White's stand.
SmallEye eye_in(const Position& position) {
    for (const SmallEye& eye : small_eyes(position, position.points(Color::white), {}))
        if (eye.owner == Color::black) return eye;
    return {};
}

}  // namespace

TEST_CASE("where an eye depends on who plays there the guess stays, and is called doubtful") {
    const Position pyramid = drawn({". . . X O . .",  //
                                    "X . X X O . .",  //
                                    "X X X O O . .",  //
                                    "O O O O . . .",  //
                                    ". . . . . . ."});
    const SmallEye eye = eye_in(pyramid);
    CHECK(eye.around == pyramid.points(Color::black));
    CHECK(eye.room.size() == 4);
    CHECK(eye.dame.empty());
    const EyeReading found = read_eye(pyramid, eye, enough);
    CHECK(found.alive.empty());
    CHECK(found.dead.empty());
    const Estimate before = estimate(pyramid, {.playouts = 150});
    const Estimate e = estimate(pyramid, {.playouts = 4500});
    CHECK(e.dead == before.dead);
    for (const ChainEstimate& chain : e.chains)
        if (chain.color == Color::black) CHECK(chain.confidence < 900);
    CHECK(e.confidence < 900);
}

TEST_CASE("what hangs on a ko is not told, nor what the search does not finish") {
    const Position bent_four = drawn({"O O . X O .",  //
                                      "O X X X O .",  //
                                      ". X O O O .",  //
                                      "X X O . O .",  //
                                      "O O O O . .",  //
                                      ". . . . . ."});
    REQUIRE(eye_in(bent_four).room.size() == 5);
    const EyeReading found = read_eye(bent_four, eye_in(bent_four), enough);
    CHECK(found.alive.empty());
    CHECK(found.dead.empty());
    CHECK(read_eye(square_four, eye_in(square_four), enough).dead == square_four.points(Color::black));
    CHECK(read_eye(square_four, eye_in(square_four), 3).dead.empty());
}

TEST_CASE("a chain with a way out, or beside one that may die, has no small eye") {
    const Position open = drawn({". . X . . .",  //
                                 ". . X O O O",  //
                                 "X X X O . .",  //
                                 ". O O O . ."});
    CHECK(small_eyes(open, {}, open.points(Color::white)).empty());
    const PointSet walls = square_four.points(Color::white);
    CHECK(small_eyes(square_four, walls, {}).size() == 1);
    CHECK(small_eyes(square_four, {}, {}).empty());
    CHECK(small_eyes(square_four, {}, walls).empty());  // which have no more than small eyes themselves
    CHECK(small_eyes(square_four, walls | square_four.points(Color::black), {}).empty());
}
