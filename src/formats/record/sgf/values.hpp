// What the values of SGF say: texts, points, numbers. And the way back.
//
//   text("a \\[5d\\]") == "a [5d]"
//   point("pd", Size{19, 19}) == shinpan::point(15, 3)
#pragma once

#include "go/board/point.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace shinpan::inline formats::sgf {

// A text without its escapes and soft line breaks; line ends become line feeds, other white space spaces.
std::string text(std::string_view raw);

// The same for a text of one line: line ends become spaces too.
std::string simple_text(std::string_view raw);

// The text as a value. `composed`: it stands beside a ':', its own are escaped.
std::string escaped(std::string_view text, bool composed = false);

// The two sides of the first ':' that is not escaped; nothing where the value has no such ':'.
std::optional<std::pair<std::string_view, std::string_view>> composed(std::string_view raw);

// Without the spaces around it.
std::string_view trimmed(std::string_view raw);

// The column or row of a letter, from 0; -1 for what is no letter.
constexpr int coordinate(char c) {
    if ('a' <= c && c <= 'z') return c - 'a';
    if ('A' <= c && c <= 'Z') return c - 'A' + 26;
    return -1;
}

// A point of the board: two letters, a to z, then A to Z, from the top left.
std::optional<Point> point(std::string_view raw, Size);

// A move: a point, or no_point for a pass, which is the empty value, and "tt" on boards up to 19x19.
std::optional<Point> move(std::string_view raw, Size);

// The point whose column and row are both one beyond the board, after its end or before its beginning, as in
// "jj" on 9 lines or "``": some programs pass so.
bool is_pass_beyond_board(std::string_view raw, Size);

// A point, or the two corners of a rectangle of points, as its upper left and lower right.
std::optional<std::pair<Point, Point>> rectangle(std::string_view raw, Size);

// Calls f(Point) for each point of a list's value; false, and no call, when a point is off the board.
template <class F>
bool for_each_listed(std::string_view raw, Size size, F f) {
    const auto corners = rectangle(raw, size);
    if (!corners) return false;
    for (int row = corners->first.row(); row <= corners->second.row(); ++row)
        for (int col = corners->first.col(); col <= corners->second.col(); ++col) f(shinpan::point(col, row));
    return true;
}

// "19" or "19:13", 1 to 52.
std::optional<Size> size(std::string_view raw);

// Whole numbers of at most nine digits with an optional sign.
std::optional<int> number(std::string_view raw);

// Decimal numbers as thousandths, "6.5" is 6500: at most six digits before the point; of those after it the
// first three count.
std::optional<int> thousandths(std::string_view raw);

// Is that a decimal number as the standard writes it: with a point, never a comma, and a digit on either
// side?
bool is_real(std::string_view raw);

// The values for a point and for a size.
std::string point_value(Point);
std::string size_value(Size);

}  // namespace shinpan::formats::sgf
