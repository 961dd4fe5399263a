// The estimate: right about what nobody would dispute, bound by what is proven, and open about the rest.
#include "analysis/ownership/estimate.hpp"

#include "analysis/ownership/borders.hpp"
#include "analysis/ownership/hypothesis.hpp"
#include "analysis/ownership/protection.hpp"
#include "analysis/proof/prover.hpp"
#include "drawn.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

PointSet set_of(std::initializer_list<Point> points) {
    PointSet set;
    for (Point p : points) set.insert(p);
    return set;
}

const Position divided = drawn({". . X O . . .",  //
                                ". O X O O . .",  //
                                ". . X O . O .",  //
                                ". . X O O . O",  //
                                "X X X O . O .",  //
                                ". X . X O O O",  //
                                "X . X X O . ."});

// Every point is that player's.
Ownership all_of(Size size, Color player) {
    Ownership owned;
    owned.playouts = 1;
    auto& his = player == Color::black ? owned.black : owned.white;
    for_each_point(size, [&](Point p) { his[p.index] = 1; });
    return owned;
}

OwnershipSource all_for(Color player) {
    return [=](const Question& question) {
        const Ownership owned = all_of(question.position.size(), player);
        return Guesses{owned, owned};
    };
}

// Every stone remains, but for those of `contested`: whoever moves first has their points.
OwnershipSource first_mover_has(const PointSet& contested) {
    return [=](const Question& question) {
        const Position& position = question.position;
        Guesses guesses{all_of(position.size(), Color::black), all_of(position.size(), Color::white)};
        for (Ownership& guess : guesses)
            for (Color player : {Color::black, Color::white})
                for (Point p : position.points(player) - contested) {
                    guess.black[p.index] = player == Color::black;
                    guess.white[p.index] = player == Color::white;
                }
        return guesses;
    };
}

}  // namespace

TEST_CASE("a lone stone in living territory is dead, and the rest is alive") {
    const Estimate e = estimate(divided);
    CHECK(e.dead == set_of({point(1, 1)}));
    CHECK(e.owned[0].contains(point(1, 1)));
    CHECK(e.territory[0].contains(point(1, 1)));
    CHECK(e.owned[1].contains(point(5, 0)));
    CHECK(e.percent() > 90);
    CHECK(e.unsettled.empty());
}

TEST_CASE("the same input and seed give the same answer") {
    const Estimate a = estimate(divided, {.playouts = 20, .seed = 7});
    const Estimate b = estimate(divided, {.playouts = 20, .seed = 7});
    CHECK(a.owned == b.owned);
    CHECK(a.point_confidence == b.point_confidence);
    CHECK(a.confidence == b.confidence);
}

TEST_CASE("another source of ownership takes the playouts' place") {
    const Estimate e = estimate(divided, {.source = all_for(Color::white)});
    CHECK(e.owned[1].contains(point(0, 0)));
    CHECK_FALSE(e.dead.contains(point(1, 1)));
}

TEST_CASE("no hypothesis makes unconditionally living stones dead") {
    const Position alive = drawn({". X . X O",  //
                                  "X X X X O",  //
                                  "O O O O O",  //
                                  ". . . . ."});
    CHECK(estimate(alive, {.source = all_for(Color::white)}).dead.empty());
}

TEST_CASE("what is proven is not called otherwise") {
    Proven proven;
    proven.alive = divided.points(Color::black);
    proven.owned[0] = set_of({point(0, 0)});
    const Estimate e = estimate(divided, {.proven = proven, .source = all_for(Color::white)});
    CHECK((e.dead & divided.points(Color::black)).empty());
    CHECK(e.owned[0].contains(point(0, 0)));
    proven = {.dead = set_of({point(1, 1)})};
    CHECK(estimate(divided, {.proven = proven, .source = all_for(Color::white)}).dead.contains(point(1, 1)));
    for (const ChainEstimate& chain : e.chains)
        if (chain.color == Color::black) CHECK((chain.proven && chain.confidence == 1000));
}

TEST_CASE("sources that differ by who moves first leave the points unsettled") {
    const OwnershipSource first_takes_all = [](const Question& question) {
        const Size size = question.position.size();
        return Guesses{all_of(size, Color::black), all_of(size, Color::white)};
    };
    const Estimate e = estimate(divided, {.source = first_takes_all});
    CHECK(e.unsettled.contains(point(1, 1)));
    CHECK(e.play_here.contains(point(0, 0)));
    for (const ChainEstimate& chain : e.chains)
        if (!chain.proven) CHECK_FALSE(chain.settled);
}

TEST_CASE("a chain that only moving first would save is dead in an eye of chains that live all the same") {
    const Position eye = drawn({". O X O . .",  //
                                ". . X O O O",  //
                                "X X X O . O",  //
                                ". X O O O O"});
    const PointSet stone = named(eye.size(), {"B4"});
    CHECK(estimate(eye, {.source = first_mover_has(stone)}).dead == stone);
    const PointSet around = stone | connected(eye, point(0, 2));
    CHECK(estimate(eye, {.source = first_mover_has(around)}).dead.empty());
}

TEST_CASE("a chain that only moving first would save may live where there is room for two eyes") {
    const Position room = drawn({". O . X O . .",  //
                                 ". . . X O O O",  //
                                 ". . X X O . O",  //
                                 "X X X O O O O"});
    CHECK(estimate(room, {.source = first_mover_has(named(room.size(), {"B4"}))}).dead.empty());
}

TEST_CASE("a stone that one play would join to living ones is unsettled, not dead") {
    const Position near = drawn({". X . X . O",  //
                                 "X X X X . X",  //
                                 "O O O O O O",  //
                                 ". . . . . ."});
    const Estimate e = estimate(near, {.source = all_for(Color::white)});
    CHECK_FALSE(e.dead.contains(point(5, 1)));
    CHECK(e.unsettled.contains(point(5, 1)));
}

TEST_CASE("stones that hold each other up are in seki, and neither is dead") {
    const Position seki = drawn({"X X . O O O X X X X",  //
                                 ". X . O . O X . X ."});
    const Estimate e = estimate(seki);
    CHECK(e.dead.empty());
    CHECK(e.seki.contains(point(0, 0)));
    CHECK(e.seki.contains(point(3, 0)));
    CHECK(e.territory[0] == set_of({point(7, 1), point(9, 1)}));
    CHECK(e.territory[1].empty());
}

TEST_CASE("an estimate guides the prover, and what it finds binds the next estimate") {
    const Estimate guess = estimate(divided);
    const Hypothesis h = hypothesis(divided, guess);
    CHECK(h.living == (divided.points(Color::black) | divided.points(Color::white)) - guess.dead);
    CHECK(h.owned[0].contains(point(1, 1)));
    const Section black = prove(divided, {}, Color::black, h);
    const Section white = prove(divided, {}, Color::white, h);
    CHECK(black.safe.contains(point(2, 0)));
    CHECK(black.held.contains(point(1, 1)));
    const Proven proven{.alive = black.safe | white.safe, .dead = black.held & divided.points(Color::white)};
    const Estimate bound = estimate(divided, {.proven = proven, .source = all_for(Color::white)});
    CHECK(bound.dead == set_of({point(1, 1)}));
}

TEST_CASE("a chain that the last dame puts in atari needs a play in its own territory") {
    const Position shortage = drawn({". . X O O .",  //
                                     ". X . X O .",  //
                                     "X X X O . O",  //
                                     "O O O O O ."});
    const Position none = drawn({". . X O O .",  //
                                 ". X X X O .",  //
                                 "X X X O . O",  //
                                 "O O O O O ."});
    CHECK(protective_plays(shortage, {}).contains(point(2, 1)));
    CHECK(protective_plays(none, {}).empty());
}

TEST_CASE("a point of which the opponent has too few corners to cut there needs no play") {
    const Position open_corner = drawn({". X . X O .",  //
                                        "X X X . O O",  //
                                        ". X O O O ."});
    const Position taken_corner = drawn({". X . X . O",  //
                                         "X X X O O O",  //
                                         ". X O O O ."});
    CHECK(protective_plays(open_corner, {}).empty());
    CHECK(protective_plays(taken_corner, {}) == set_of({point(2, 0)}));
    const Position one_corner_of_four = drawn({". X X . O O",  //
                                               "X X X X O O",  //
                                               "X X . O O O",  //
                                               "X . X O . O",  //
                                               "X X O O O O"});
    CHECK(protective_plays(one_corner_of_four, {}).empty());
}

TEST_CASE("a border that is open is said to be, and is closed for the count") {
    const Position open = drawn({". . . . . .",  //
                                 "X X X O O O",  //
                                 ". . X O . .",  //
                                 ". . X O . ."});
    std::array<PointSet, 2> owned;
    for (Point p : open.points(Color::black)) owned[0].insert(p);
    for (Point p : open.points(Color::white)) owned[1].insert(p);
    for (int col = 0; col < 3; ++col) owned[0].insert(point(col, 0));
    for (int col = 3; col < 6; ++col) owned[1].insert(point(col, 0));
    CHECK(open_borders(open, owned) == set_of({point(2, 0), point(3, 0)}));
    CHECK(with_borders_closed(open, owned).at(point(2, 0)) == Color::black);
    CHECK(with_borders_closed(open, owned).at(point(1, 0)) == Color::empty);
}

TEST_CASE("a count as estimated takes the dead stones for prisoners") {
    const Estimate e = estimate(divided);
    const Finish finish = as_estimated({.position = divided}, e);
    CHECK(finish.prisoners[1] == 1);
    CHECK(finish.position.at(point(1, 1)) == Color::empty);
    CHECK(finish.dead.empty());
}

TEST_CASE("protective plays come to an end on every board of 3x3, and fill empty points") {
    // Where stones could be taken back and forth beside dame, the fight over them went on for ever.
    const Size size{3, 3};
    int boards = 0;
    for (int number = 0; number < 19683; ++number) {
        Position position(size);
        int rest = number;
        for_each_point(size, [&](Point p) {
            position.set(p, static_cast<Color>(rest % 3));
            rest /= 3;
        });
        if (has_captured_chain(position)) continue;
        ++boards;
        const PointSet stones = position.points(Color::black) | position.points(Color::white);
        if (!(protective_plays(position, {}) & stones).empty()) FAIL("a stone's point is to be filled");
    }
    CHECK(boards == 12675);  // all legal positions (Tromp and Farnebaeck 2007)
}
