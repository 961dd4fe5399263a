// Unconditional territory with stones of both players in it, against playing on in every way.
#include "go/score/unconditional.hpp"

#include "drawn.hpp"
#include "go/board/definition.hpp"
#include "go/score/control.hpp"

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <string>
#include <vector>

using namespace shinpan;

namespace {

// A corner or a side of 6x6 that Black's stones enclose, with four to ten points, stones of White's among
// them and such of Black's as can be taken. Black has two eyes in the two rows below.
using Upper = std::array<const char*, 4>;

Position whole(const Upper& upper) {
    return drawn({upper[0], upper[1], upper[2], upper[3], "XXXXXX", ".XXXX."});
}

// White has room for two eyes of which one is false at most: no White stone can live.
const std::vector<Upper> dead_inside{
    {"..OXXX", "OX.XXX", "X.XXXX", "XXXXXX"}, {"XXX.X.", "XXXXOX", "XXXX.O", "XXXXXX"},
    {"XO.XXX", ".OXXXX", "O.OXXX", "XOXXXX"}, {"X...XX", "O..XXX", "X.XXXX", "XXXXXX"},
    {"XXXX.X", "XXO...", "XXO..X", "XXXXXX"}, {"OXOXXX", "..O.XX", ".X.XXX", "XXXXXX"},
    {"XXX.XX", "XXO..O", "XXX.OX", "XXXXXX"}, {".OXXXX", ".X.XXX", "..XXXX", "XXXXXX"},
    {"X.XXXX", "..OXXX", "XOXXXX", "XXXXXX"}, {"OX..XX", "..XXXX", "O.XXXX", "XXXXXX"},
    {"XX.OXX", ".OXXXX", "...XXX", "XOXXXX"}, {"X.XXXX", "OO.XXX", "XOXXXX", ".XXXXX"},
    {"XOOXXX", ".OXXXX", "O.OXXX", "XOXXXX"}, {"XXXOXX", "XXO..O", "XXX.X.", "XXXXXX"},
    {"X.XXXX", "OX.XXX", "O.XXXX", ".XXXXX"}, {"OXOXXX", "..OXXX", "OXXXXX", "XXXXXX"},
    {"X.XXXX", ".XXXXX", "XO.XXX", "OOXXXX"}, {"..XXXX", ".X.XXX", "OOXXXX", "O.XXXX"},
    {"XXO.OO", "XXXOXO", "XXX..X", "XXXX.X"}, {".X.XXX", ".OXXXX", "OXXXXX", ".XXXXX"},
};

// White can make two eyes by playing there alone.
const std::vector<Upper> alive_inside{
    {"XOXXXX", "...OXX", "O.OXXX", "XXXXXX"}, {".O..XX", "O.X.XX", "XX..XX", "XXXXXX"},
    {"..XXXX", "XOOXXX", "O..XXX", "O.XXXX"}, {"XXOXOO", "XX....", "XXX.OX", "XXXXXX"},
    {"OXOOXX", "...XXX", "OOXXXX", "X.XXXX"}, {"XOXXXX", ".OOXXX", ".OXXXX", "O.XXXX"},
    {"X.OXXX", ".XOXXX", "O..XXX", "XXXXXX"}, {"X.XXXX", "OX.XXX", "O.OXXX", "XXXXXX"},
    {"XO.XXX", "...XXX", "XOOXXX", "XXXXXX"}, {"O.OXXX", "XOOXXX", ".OXXXX", ".XXXXX"},
};

PointSet enclosed(const Position& position) {
    PointSet points;
    for (Color c : {Color::empty, Color::black, Color::white}) points |= position.points(c);
    return points - unconditionally_alive(position, Color::black, SelfCapture::forbidden) -
           named(position.size(), {"A1", "F1"});
}

// White plays alone, in every order: do stones there become unconditionally alive?
bool comes_to_live(const Position& now, const PointSet& points, std::set<std::string>& seen) {
    if (!seen.insert(to_text(now)).second) return false;
    if (!(unconditionally_alive(now, Color::white, SelfCapture::forbidden) & points).empty()) return true;
    for (Point p : now.points(Color::empty) & points) {
        Position next = now;
        if (play_by_definition(next, Color::white, p).given_up > 0) continue;
        if (comes_to_live(next, points, seen)) return true;
    }
    return false;
}

void check_enclosed(const Position& position, bool is_owned) {
    CAPTURE(to_text(position));
    const PointSet points = enclosed(position);
    const UnconditionalLife life = unconditional_life(position, Color::black, SelfCapture::forbidden);
    CHECK((points & life.territory) == (is_owned ? points : PointSet{}));
    std::set<std::string> seen;
    CHECK(comes_to_live(position, points, seen) != is_owned);
}

}  // namespace

TEST_CASE(
    "regions with loose stones in which White never lives are unconditional territory, others are not") {
    for (const Upper& upper : dead_inside) check_enclosed(whole(upper), true);
    for (const Upper& upper : alive_inside) check_enclosed(whole(upper), false);
}

TEST_CASE("where White can live in seki around an eye of six points, there is no unconditional territory") {
    // White may take the two stones within and has one small eye then; to take all, Black would have to fill
    // it.
    const Position seki = drawn({"X X . O O O X",  //
                                 "X . X X . O X",  //
                                 "X O O . O O X",  //
                                 "X X O O O X X",  //
                                 "X X X X X X X",  //
                                 ". X X X X X ."});
    const PointSet room = all_points(seki.size()) - named(seki.size(), {"A1", "G1"}) -
                          unconditionally_alive(seki, Color::black, SelfCapture::forbidden);
    CHECK(room.size() == 17);
    CHECK((unconditional_life(seki, Color::black, SelfCapture::forbidden).territory & room).empty());

    // Here White's stones on the two sides are two chains.
    const Position apart = drawn({"X X . O O O X",  //
                                  "X . X X . O X",  //
                                  "X O O . O O X",  //
                                  "X X O X O X X",  //
                                  "X X X X X X X",  //
                                  ". X X X X X ."});
    const PointSet within = room - named(seki.size(), {"D3"});
    CHECK((unconditional_life(apart, Color::black, SelfCapture::forbidden).territory & within) == within);
}

TEST_CASE("where White would live by winning a ko, the territory is not beyond ko") {
    // Beside the eye in the corner White has C5, through which D5 can be taken as a ko.
    const Position ko = drawn({".O.OX", "OOOXX", "XXXXX", "XXXXX", ".XX.X"});
    const Position no_ko = drawn({"OO.OX", "OOOXX", "XXXXX", "XXXXX", ".XX.X"});
    const PointSet corner = named({5, 5}, {"A5", "B5", "C5", "D5", "A4", "B4", "C4"});
    for (const Position& position : {ko, no_ko}) {
        const UnconditionalLife life = unconditional_life(position, Color::black, SelfCapture::forbidden);
        CHECK((life.territory & corner) == corner);
        CHECK((life.beyond_ko & corner) == (position == ko ? PointSet{} : corner));
    }
}
