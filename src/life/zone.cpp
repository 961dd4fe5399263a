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
        ground.chains.push_back(chain);
    });
    return ground;
}

Zone::Zone(const Ground& ground, const PointSet& points) {
    build(ground, points, [](int) { return true; });
}

Zone::Zone(const Ground& ground, const PointSet& points, const std::vector<int>& chains) {
    build(ground, points,
          [&](int chain) { return std::find(chains.begin(), chains.end(), chain) != chains.end(); });
}

template <class IsChain>
void Zone::build(const Ground& ground, const PointSet& points, IsChain is_chain) {
    for (Point p : points) points_.push_back(p);
    assert(!points_.empty() && points_.size() <= max_zone_points);
    all_ = points_.size() == max_zone_points ? ~Cells{0} : bit(size()) - 1;
    const auto cell_at = [&](Point p) {
        const auto found = std::lower_bound(points_.begin(), points_.end(), p);
        return found != points_.end() && *found == p ? static_cast<int>(found - points_.begin()) : -1;
    };
    const auto node_of = [&](int chain) {
        auto found = std::find(chains_.begin(), chains_.end(), chain);
        if (found == chains_.end()) found = chains_.insert(found, chain);
        return static_cast<int>(found - chains_.begin());
    };
    for (int cell = 0; cell < size(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        const Color stone = ground.position.at(points_[at]);
        if (stone == ground.defender) start_.own |= bit(cell);
        if (stone == other(ground.defender)) start_.attacker |= bit(cell);
        for (Point n : neighbours(points_[at])) {
            if (!ground.position.contains(n)) continue;
            const int near = cell_at(n);
            if (near >= 0) {
                near_[at] |= bit(near);
            } else if (ground.chain_at[n.index] >= 0 && is_chain(ground.chain_at[n.index])) {
                const int node = node_of(ground.chain_at[n.index]);
                chains_near_[at] |= bit(node);
                beside_[static_cast<std::size_t>(node)] |= bit(cell);
            } else {
                wall_ |= bit(cell);
            }
        }
    }
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

Cells Zone::flood(Cells seed, Cells through) const {
    Cells found = seed & through;
    for (Cells fresh = found; fresh != 0;) {
        fresh = neighbours_of(fresh) & through & ~found;
        found |= fresh;
    }
    return found;
}

Cells Zone::cells_of(const PointSet& points) const {
    Cells cells = 0;
    for (int cell = 0; cell < size(); ++cell)
        if (points.contains(points_[static_cast<std::size_t>(cell)])) cells |= bit(cell);
    return cells;
}

PointSet Zone::points_of(Cells cells) const {
    PointSet points;
    for_each_bit(cells, [&](int cell) { points.insert(points_[static_cast<std::size_t>(cell)]); });
    return points;
}

}  // namespace shinpan
