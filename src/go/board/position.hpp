// Position: which stones stand where. Nothing about turn, ko or prisoners.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "go/board/color.hpp"
#include "go/board/point.hpp"
#include "go/board/point_set.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace shinpan::inline go {

class Position {
public:
    explicit Position(Size);  // empty board
    Position(const Position& from) noexcept { *this = from; }
    Position& operator=(const Position&) noexcept;  // copies the rows in use only

    Size size() const { return size_; }
    bool contains(Point p) const { return shinpan::contains(size_, p); }

    // What stands there: empty, black, white, or edge on the border. Precondition: a point of the board or a
    // neighbour of one.
    Color at(Point p) const { return cells_[p.index]; }
    void set(Point p, Color c) { cells_[p.index] = c; }

    PointSet points(Color) const;  // every point of that colour, `empty` too
    int count(Color) const;

    friend bool operator==(const Position&, const Position&);

private:
    friend class Board;
    Size size_;
    std::array<Color, cell_count> cells_;
};

// The chain, or the region of empty points, that holds p: all connected points of the same colour.
PointSet connected(const Position&, Point p);

// The points next to a set that are not in it (border excluded).
PointSet surroundings(const PointSet&, Size);

// The points of `from` and every point of `through` that is joined to them by points of `through`.
PointSet flood(const PointSet& from, const PointSet& through, Size);

// The position with these points empty.
Position without(Position, const PointSet&);

// True when some chain has no liberty: no move can lead to such a position.
bool has_captured_chain(const Position&);

// Rows from the top; X black, O white, . empty; spaces are skipped.
Result<Position, BadInput> position_from(std::span<const std::string_view> rows);

// The same, as text: one line a row, each ended by a line feed.
std::string to_text(const Position&);

}  // namespace shinpan::go
