// Points of the board and its size. A point is the same value on boards of every size: rows are 64 apart, so
// that neighbours are index - 1, + 1, - 64 and + 64, and every board has a border of one around it.
//
//   Point d4 = point(3, 15);          // column 3, row 15 from the top left, both from 0
//   name(d4, Size{19, 19}) == "D4"    // GTP names: A1 bottom left, no I, AA after Z
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline go {

inline constexpr int max_side = 52;
inline constexpr int row_stride = 64;
inline constexpr int cell_count = (max_side + 2) * row_stride;  // with the border

struct Size {
    std::uint8_t cols = 19;
    std::uint8_t rows = 19;

    constexpr int area() const { return cols * rows; }
    friend constexpr bool operator==(Size, Size) = default;
};

// True for 1x1 to 52x52, rectangles too.
constexpr bool is_playable(int cols, int rows) {
    return 1 <= cols && cols <= max_side && 1 <= rows && rows <= max_side;
}

struct Point {
    std::uint16_t index = 0;  // 0, a border cell, stands for "no point"

    constexpr int col() const { return index % row_stride - 1; }  // from 0, left
    constexpr int row() const { return index / row_stride - 1; }  // from 0, top
    constexpr Point left() const { return {static_cast<std::uint16_t>(index - 1)}; }
    constexpr Point right() const { return {static_cast<std::uint16_t>(index + 1)}; }
    constexpr Point up() const { return {static_cast<std::uint16_t>(index - row_stride)}; }
    constexpr Point down() const { return {static_cast<std::uint16_t>(index + row_stride)}; }
    friend constexpr auto operator<=>(Point, Point) = default;
};

inline constexpr Point no_point{};

constexpr Point point(int col, int row) {
    return {static_cast<std::uint16_t>((row + 1) * row_stride + col + 1)};
}

constexpr bool contains(Size size, Point p) {
    return 0 <= p.col() && p.col() < size.cols && 0 <= p.row() && p.row() < size.rows;
}

// The four neighbours; some may be border cells.
constexpr std::array<Point, 4> neighbours(Point p) { return {p.up(), p.left(), p.right(), p.down()}; }

// Calls f(Point) for each point, row by row from the top left.
template <class F>
constexpr void for_each_point(Size size, F f) {
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col) f(point(col, row));
}

// GTP name of a point of a board of that size: "D4", "AB30".
std::string name(Point, Size);

// The point of that GTP name, any case; nothing if it is no name or lies off the board.
std::optional<Point> point_named(std::string_view name, Size);

}  // namespace shinpan::go
