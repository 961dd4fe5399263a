#include "go/counting/arrangement.hpp"

#include "go/score/control.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace shinpan::inline go::counting {
namespace {

int neighbours_in(Point p, const PointSet& points) {
    int n = 0;
    for (Point q : neighbours(p))
        if (points.contains(q)) ++n;
    return n;
}

PointSet rectangle(int left, int top, int cols, int rows) {
    const std::uint64_t row = ((std::uint64_t{1} << cols) - 1) << (left + 1);
    PointSet points;
    for (int i = 0; i < rows; ++i) points.rows()[static_cast<std::size_t>(top + 1 + i)] = row;
    return points;
}

// Calls f(points) for each rectangle of n points on the board.
template <class F>
void for_each_rectangle(int n, Size size, F f) {
    for (int cols = 1; cols <= size.cols; ++cols) {
        const int rows = n / cols;
        if (rows * cols != n || rows > size.rows) continue;
        for (int top = 0; top + rows <= size.rows; ++top)
            for (int left = 0; left + cols <= size.cols; ++left) f(rectangle(left, top, cols, rows));
    }
}

bool is_round(const PointSet& region) { return region.size() % 10 == 0; }

// Two regions that are no tens: the smallest, and the largest that is not stuck; false where there are none.
bool choose_pair(const std::vector<PointSet>& regions, const PointSet& stuck, PointSet& small,
                 PointSet& large) {
    bool found_small = false, found_large = false;
    for (const PointSet& region : regions) {
        if (is_round(region)) continue;
        if (!found_small) {
            small = region;
            found_small = true;
        } else if ((region & stuck).empty()) {
            large = region;
            found_large = true;
        }
    }
    return found_large;
}

}  // namespace

Land::Land(const PointSet& land, Size board) : points(land), size(board) {
    for (Point p : points) {
        bool is_inner = true;
        for (Point q : neighbours(p)) is_inner &= !contains(size, q) || points.contains(q);
        if (is_inner) inner.insert(p);
    }
}

std::vector<PointSet> regions_of(const PointSet& points, Size size) {
    std::vector<PointSet> regions;
    for_each_region(points, size, [&](const PointSet& region) { regions.push_back(region); });
    const auto order = [](const PointSet& region) { return std::pair(region.size(), *region.begin()); };
    std::sort(regions.begin(), regions.end(),
              [&](const PointSet& a, const PointSet& b) { return order(a) < order(b); });
    return regions;
}

PointSet ends_of(PointSet region, int n) {
    PointSet ends;
    for (; n > 0; --n) {
        Point best = *region.begin();
        for (Point p : region)
            if (neighbours_in(p, region) < neighbours_in(best, region)) best = p;
        region.erase(best);
        ends.insert(best);
    }
    return ends;
}

PointSet places_to_fill(const PointSet& empties, Size size, int n) {
    PointSet chosen;
    for (const PointSet& region : regions_of(empties, size)) {
        const int here = std::min(n, region.size());
        chosen |= ends_of(region, here);
        n -= here;
    }
    return chosen;
}

PointSet growth_of(const PointSet& region, const PointSet& others, const Land& land, int n) {
    PointSet free = land.inner - region - others - surroundings(others, land.size);
    PointSet grown = region;
    for (; n > 0; --n) {
        Point best = no_point;
        int most = 0;
        for (Point p : free& surroundings(grown, land.size)) {
            if (neighbours_in(p, grown) <= most) continue;
            most = neighbours_in(p, grown);
            best = p;
        }
        if (best == no_point) break;
        grown.insert(best);
        free.erase(best);
    }
    return grown - region;
}

std::optional<PointSet> rectangle_near(const PointSet& region, const PointSet& others, const Land& land,
                                       int n) {
    const PointSet free = land.inner - others - surroundings(others, land.size);
    std::optional<PointSet> best;
    int most = (3 * n + 3) / 4 - 1;
    for_each_rectangle(n, land.size, [&](const PointSet& candidate) {
        const int common = (candidate & region).size();
        if (common <= most || !(candidate - free).empty()) return;
        most = common;
        best = candidate;
    });
    return best;
}

Argument sides_of(const PointSet& points) {
    int left = max_side, right = 0, top = max_side, bottom = 0;
    for (Point p : points) {
        left = std::min(left, p.col());
        right = std::max(right, p.col());
        top = std::min(top, p.row());
        bottom = std::max(bottom, p.row());
    }
    const int cols = right - left + 1, rows = bottom - top + 1;
    if (cols < 2 || rows < 2 || cols * rows != points.size()) return fact("sides", "");
    const std::string wide = std::to_string(cols), high = std::to_string(rows);
    return fact("sides", wide + "x" + high, wide + " by " + high);
}

std::vector<Shift> arrange(const PointSet& empties, const Land& land) {
    std::vector<Shift> shifts;
    PointSet now = empties, stuck, small, large;
    while (choose_pair(regions_of(now, land.size), stuck, small, large)) {
        const int wanted = std::min(10 - large.size() % 10, small.size());
        const PointSet from = growth_of(large, now - large, land, wanted);
        if (from.size() < wanted) stuck |= large;
        if (from.empty()) continue;
        const PointSet to = ends_of(small, from.size());
        shifts.push_back({from, to, large | from});
        now = (now | from) - to;
    }
    for (const PointSet& region : regions_of(now, land.size)) {
        const auto shape = rectangle_near(region, now - region, land, region.size());
        if (!shape || *shape == region) continue;
        shifts.push_back({*shape - region, region - *shape, *shape});
        now = (now - region) | *shape;
    }
    return shifts;
}

}  // namespace shinpan::go::counting
