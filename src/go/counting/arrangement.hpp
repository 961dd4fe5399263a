// Arranging territory so that it is easy to count. A player's land is their stones and their territory; a
// point whose neighbours all lie in the land is inner. However many inner points are empty, all of them are
// territory, so that stones may be moved about on the inner points without changing the count.
#pragma once

#include "base/message.hpp"
#include "go/board/point_set.hpp"
#include "go/board/position.hpp"

#include <optional>
#include <vector>

namespace shinpan::inline go::counting {

struct Land {
    PointSet points;
    PointSet inner;
    Size size;

    Land(const PointSet& points, Size);
    PointSet empties(const Position& board) const { return points & board.points(Color::empty); }
};

// The connected parts of a set of points, smallest first.
std::vector<PointSet> regions_of(const PointSet&, Size);

// n points of the region to put stones on, so that what stays empty is compact. Precondition: n <= its size.
PointSet ends_of(PointSet region, int n);

// n of the points to put stones on, the smallest regions first; all of them where there are no more than n.
PointSet places_to_fill(const PointSet& empties, Size, int n);

// Up to n inner points to take stones from, each next to the region or to one taken before, and none next to
// `others`: the region grows by them and meets no other.
PointSet growth_of(const PointSet& region, const PointSet& others, const Land&, int n);

// The rectangle of n inner points that has most in common with the region, at least three quarters of its
// points, and that lies apart from `others`.
std::optional<PointSet> rectangle_near(const PointSet& region, const PointSet& others, const Land&, int n);

// Stones of one player's land that move from one set of points to another of the same size.
struct Shift {
    PointSet from;
    PointSet to;
    PointSet shape;  // the territory that it makes
};

// "3x4", in English "3 by 4", where the points are a full rectangle of both sides at least two; empty
// otherwise.
Argument sides_of(const PointSet&);

// One shift after another that makes territories a multiple of ten, the largest first, from the smallest;
// then those that make rectangles. Each holds on the board that the shifts before have left.
std::vector<Shift> arrange(const PointSet& empties, const Land&);

}  // namespace shinpan::go::counting
