// Picture: a position and what is to be shown on and below it. One value makes an SVG or a text.
//
//   Picture picture{position};
//   picture.last_move = point(3, 3);
//   picture.caption = "Black to play";
//   svg(picture);  text(picture, Charset::ascii);
#pragma once

#include "go/board/point_set.hpp"
#include "go/board/position.hpp"

#include <array>
#include <string>
#include <vector>

namespace shinpan::inline formats {

// A number or a few letters on a stone or an empty point.
struct Label {
    Point at;
    std::string text;  // UTF-8
};

// Stones that are not on the board: "12 white in Black's lid".
struct Heap {
    Color stones = Color::black;
    int count = 0;
    std::string where;  // UTF-8
};

struct Picture {
    Position position;
    Point last_move{};                    // ringed; no_point for none
    PointSet dead{};                      // stones shown as dead: paler and crossed out
    std::array<PointSet, 2> territory{};  // by index_of(player); marked where no stone stands
    PointSet placed{};                    // stones with a dot: what a step put there
    PointSet lifted{};                    // points with a broken ring: what a step took away
    std::vector<Label> labels{};
    std::vector<Heap> heaps{};  // shown in a row below the board
    std::string title{};        // heading, and the picture's name for a screen reader
    std::string caption{};      // below the board; wrapped, a line feed begins a new line
    bool coordinates = true;
};

// The points that a printed board marks: 4-4 points (3-3 below 12 lines), and on odd boards the centre and,
// from 15 lines up, the middles of the sides. Boards with a side below 7 have the centre alone, or none.
PointSet star_points(Size);

// "A", "B", ... "H", "J", ... "Z", "AA": the column's name in coordinates.
std::string column_name(int col, Size);

// What a picture shows, in words: "9 by 9 board. Black: C3, D4. White: none. ..."
std::string description(const Picture&);

}  // namespace shinpan::formats
