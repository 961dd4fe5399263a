#include "score/unconditional.hpp"

#include "score/control.hpp"

#include <algorithm>
#include <vector>

namespace shinpan {
namespace {

struct Chain {
    PointSet stones;
    PointSet around;
    bool alive = true;
};

// A maximal connected set of points without stones of the player.
struct Region {
    PointSet must_touch;  // the points that have to be next to a chain for the region to be vital to it
    PointSet around;
    bool healthy = true;  // all chains around it may still live
};

struct Life {
    std::vector<Chain> chains;
    std::vector<Region> regions;
};

Life parts(const Position& position, Color player, SelfCapture attacker) {
    Life life;
    const Size size = position.size();
    const PointSet own = position.points(player);
    const PointSet empty = position.points(Color::empty);
    for_each_region(own, size, [&](const PointSet& stones) {
        life.chains.push_back({stones, surroundings(stones, size)});
    });
    for_each_region(empty | position.points(other(player)), size, [&](const PointSet& region) {
        const PointSet must_touch = attacker == SelfCapture::forbidden ? region & empty : region;
        life.regions.push_back({must_touch, surroundings(region, size)});
    });
    return life;
}

bool is_vital(const Region& region, const Chain& chain) {
    return region.healthy && !(region.around & chain.stones).empty() &&
           (region.must_touch - chain.around).empty();
}

// Strikes out the chains with fewer than two vital regions, and then the regions that they border.
bool strike_out(Life& life) {
    bool changed = false;
    for (Chain& chain : life.chains) {
        if (!chain.alive) continue;
        const auto vital = std::count_if(life.regions.begin(), life.regions.end(),
                                         [&](const Region& r) { return is_vital(r, chain); });
        if (vital >= 2) continue;
        chain.alive = false;
        changed = true;
        for (Region& region : life.regions)
            if (!(region.around & chain.stones).empty()) region.healthy = false;
    }
    return changed;
}

}  // namespace

PointSet unconditionally_alive(const Position& position, Color player, SelfCapture attacker) {
    Life life = parts(position, player, attacker);
    while (strike_out(life)) {}
    PointSet alive;
    for (const Chain& chain : life.chains)
        if (chain.alive) alive |= chain.stones;
    return alive;
}

}  // namespace shinpan
