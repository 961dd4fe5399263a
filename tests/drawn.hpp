// What a test draws: positions as rows from the top (X, O, .), and points by their names.
//
//   const Position position = drawn({". X .",  //
//                                    "X . X"});
//   named(position.size(), {"A1", "C2"})
#pragma once

#include "go/board/position.hpp"

#include <initializer_list>
#include <span>
#include <string_view>

namespace shinpan {

using Rows = std::initializer_list<std::string_view>;

inline Position drawn(Rows rows) { return position_from(std::span(rows.begin(), rows.size())).value(); }

inline PointSet named(Size size, std::initializer_list<std::string_view> names) {
    PointSet points;
    for (std::string_view name : names) points.insert(point_named(name, size).value());
    return points;
}

inline PointSet all_points(Size size) {
    PointSet points;
    for_each_point(size, [&](Point p) { points.insert(p); });
    return points;
}

}  // namespace shinpan
