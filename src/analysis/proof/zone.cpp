#include "analysis/proof/zone.hpp"

#include "go/score/control.hpp"

#include <algorithm>
#include <cassert>

namespace shinpan::inline analysis {

namespace {

std::vector<PointSet> parts_of(const PointSet& stones, Size size) {
    std::vector<PointSet> parts;
    for_each_region(stones, size, [&](const PointSet& chain) { parts.push_back(chain); });
    return parts;
}

std::array<std::int16_t, cell_count> numbered(const std::vector<PointSet>& chains) {
    std::array<std::int16_t, cell_count> chain_at;
    chain_at.fill(-1);
    for (std::size_t i = 0; i < chains.size(); ++i)
        for (Point p : chains[i]) chain_at[p.index] = static_cast<std::int16_t>(i);
    return chain_at;
}

}  // namespace

void GroupsBeside::add(int group) {
    if (std::find(begin(), end(), group) == end()) groups_[count_++] = group;
}

Ground::Ground(const Position& position, Color defender, const PointSet& living)
    : fixed_([&] {
          auto chains = parts_of(living, position.size());
          const auto chain_at = numbered(chains);
          return std::make_shared<const Fixed>(Fixed{position, defender, std::move(chains), chain_at});
      }()),
      groups_(chains()) {}

GroupsBeside Ground::groups_beside(Point p) const {
    GroupsBeside found;
    for (Point n : neighbours(p))
        if (const int chain = chain_at(n); chain >= 0) found.add(group_of(chain));
    return found;
}

PointSet Ground::stones_of(int group) const {
    PointSet found;
    for_each_chain_of(group, [&](int number) { found |= chain(number); });
    return found;
}

Zone::Zone(const Ground& ground, const PointSet& points) {
    build(ground, points, [](int) { return false; });
}

Zone::Zone(const Ground& ground, const PointSet& points, std::span<const int> groups) {
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
    if (stride * (bottom - top + 1) <= max_zone_points) stride_ = stride;
    corner_ = point(left, top);
    for (Point p : points) {
        const int cell = stride_ > 0 ? cell_of(p) : bits_in(all_);
        points_[static_cast<std::size_t>(cell)] = p;
        all_ |= bit(cell);
    }
}

// Precondition: the point is in the zone. Where cells lie anyhow, they are in the order of the points.
int Zone::cell_of(Point p) const {
    if (stride_ > 0) return (p.row() - corner_.row()) * stride_ + p.col() - corner_.col();
    return static_cast<int>(std::lower_bound(points_.begin(), points_.begin() + size(), p) - points_.begin());
}

template <class IsWall>
void Zone::build(const Ground& ground, const PointSet& points, IsWall is_wall) {
    number_cells(points);
    const auto node_of = [&](int chain) {
        auto found = std::find(chains_.begin(), chains_.end(), chain);
        if (found == chains_.end()) found = chains_.insert(found, chain);
        return static_cast<int>(found - chains_.begin());
    };
    for_each_bit(all_, [&](int cell) {
        const auto at = static_cast<std::size_t>(cell);
        const Color stone = ground.position().at(points_[at]);
        if (stone == ground.defender()) start_.own |= bit(cell);
        if (stone == other(ground.defender())) start_.attacker |= bit(cell);
        for (Point n : neighbours(points_[at])) {
            if (!ground.position().contains(n)) continue;
            if (points.contains(n)) {
                near_[at] |= bit(cell_of(n));
                continue;
            }
            const int chain = ground.chain_at(n);
            const int group = chain < 0 ? -1 : ground.group_of(chain);
            if (group >= 0 && !is_wall(group))
                beside_[static_cast<std::size_t>(node_of(group))] |= bit(cell);
            else
                wall_ |= bit(cell);
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

}  // namespace shinpan::analysis
