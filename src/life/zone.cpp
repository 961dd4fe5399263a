#include "life/zone.hpp"

#include "score/control.hpp"

#include <algorithm>
#include <cassert>

namespace shinpan {

Ground ground_of(const Position& position, Color defender, const PointSet& living) {
    Ground ground{position, defender};
    ground.chain_at.fill(-1);
    for_each_region(living, position.size(), [&](const PointSet& chain) {
        for (Point p : chain) ground.chain_at[p.index] = static_cast<std::int16_t>(ground.chains.size());
        ground.group.push_back(static_cast<int>(ground.chains.size()));
        ground.chains.push_back(chain);
    });
    return ground;
}

std::vector<int> Ground::groups_beside(Point p) const {
    std::vector<int> found;
    for (Point n : neighbours(p)) {
        const int chain = chain_at[n.index];
        if (chain < 0) continue;
        const int beside = group[static_cast<std::size_t>(chain)];
        if (std::find(found.begin(), found.end(), beside) == found.end()) found.push_back(beside);
    }
    return found;
}

std::vector<PointSet> Ground::stones_of(const std::vector<int>& groups) const {
    std::vector<PointSet> found(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (std::size_t chain = 0; chain < chains.size(); ++chain)
            if (group[chain] == groups[i]) found[i] |= chains[chain];
    return found;
}

Zone::Zone(const Ground& ground, const PointSet& points) {
    build(ground, points, [](int) { return false; });
}

Zone::Zone(const Ground& ground, const PointSet& points, const std::vector<int>& groups) {
    build(ground, points,
          [&](int group) { return std::find(groups.begin(), groups.end(), group) == groups.end(); });
}

// Row by row with a gap between rows where that fits into 64 cells, so that neighbours are found by shifts.
void Zone::number_cells(const PointSet& points) {
    int left = max_side, right = 0, top = max_side, bottom = 0;
    for (Point p : points) {
        left = std::min(left, p.col());
        right = std::max(right, p.col());
        top = std::min(top, p.row());
        bottom = std::max(bottom, p.row());
    }
    const int stride = right - left + 2;
    const bool fits = stride * (bottom - top + 1) <= max_zone_points;
    if (fits) {
        stride_ = stride;
        points_.assign(max_zone_points, no_point);
    }
    for (Point p : points) {
        const int cell = fits ? (p.row() - top) * stride + p.col() - left : bits_in(all_);
        if (fits)
            points_[static_cast<std::size_t>(cell)] = p;
        else
            points_.push_back(p);
        all_ |= bit(cell);
    }
}

template <class IsWall>
void Zone::build(const Ground& ground, const PointSet& points, IsWall is_wall) {
    number_cells(points);
    std::vector<std::int8_t> cells(cell_count, -1);
    for_each_bit(all_, [&](int cell) { cells[point_of(cell).index] = static_cast<std::int8_t>(cell); });
    const auto cell_at = [&](Point p) { return static_cast<int>(cells[p.index]); };
    const auto node_of = [&](int chain) {
        auto found = std::find(chains_.begin(), chains_.end(), chain);
        if (found == chains_.end()) found = chains_.insert(found, chain);
        return static_cast<int>(found - chains_.begin());
    };
    for_each_bit(all_, [&](int cell) {
        const auto at = static_cast<std::size_t>(cell);
        const Color stone = ground.position.at(points_[at]);
        if (stone == ground.defender) start_.own |= bit(cell);
        if (stone == other(ground.defender)) start_.attacker |= bit(cell);
        for (Point n : neighbours(points_[at])) {
            if (!ground.position.contains(n)) continue;
            const int near = cell_at(n);
            const int chain = ground.chain_at[n.index];
            const int group = chain < 0 ? -1 : ground.group[static_cast<std::size_t>(chain)];
            if (near >= 0) {
                near_[at] |= bit(near);
            } else if (group >= 0 && !is_wall(group)) {
                const int node = node_of(group);
                beside_[static_cast<std::size_t>(node)] |= bit(cell);
            } else {
                wall_ |= bit(cell);
            }
        }
    });
    all_chains_ = chains_.size() == 64 ? ~ChainSet{0} : bit(static_cast<int>(chains_.size())) - 1;
    assumes_.assign(chains_.size(), 0);
    needy_ = all_chains_;
}

void Zone::assume(std::span<const std::uint8_t> assumes) {
    assert(assumes.size() == chains_.size());
    assumes_.assign(assumes.begin(), assumes.end());
    needy_ = one_ = safe_ = 0;
    for (std::size_t i = 0; i < assumes_.size(); ++i) {
        const ChainSet chain = ChainSet{1} << i;
        if (assumes_[i] < 2) needy_ |= chain;
        if (assumes_[i] == 1) one_ |= chain;
        if (assumes_[i] == 2) safe_ |= chain;
    }
}

Cells Zone::cells_of(const PointSet& points) const {
    Cells cells = 0;
    for_each_bit(all_, [&](int cell) {
        if (points.contains(point_of(cell))) cells |= bit(cell);
    });
    return cells;
}

PointSet Zone::points_of(Cells cells) const {
    PointSet points;
    for_each_bit(cells, [&](int cell) { points.insert(point_of(cell)); });
    return points;
}

}  // namespace shinpan
