// Control and territory: which empty points each player's stones reach through empty points.
#pragma once

#include "go/board/point_set.hpp"
#include "go/board/position.hpp"

#include <array>

namespace shinpan::inline go {

// A player controls the points of their stones and, recursively, every empty point next to a point that they
// controls.
PointSet control(const Position&, Color player);

// Empty points by whose stones border their region: one player's territory, or dame, which both or neither
// border.
struct Territory {
    std::array<PointSet, 2> of{};  // by index_of(player)
    PointSet dame{};
};

Territory territory(const Position&);

// Territory without its regions that border one of those stones.
PointSet without_regions_beside(const PointSet& territory, const PointSet& stones, Size);

// Calls f(const PointSet& region) for each connected part of a set of points.
template <class F>
void for_each_region(PointSet points, Size size, F f) {
    while (!points.empty()) {
        PointSet first;
        first.insert(*points.begin());
        const PointSet region = flood(first, points, size);
        points -= region;
        f(region);
    }
}

}  // namespace shinpan::go
