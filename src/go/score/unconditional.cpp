#include "go/score/unconditional.hpp"

#include "go/score/control.hpp"

#include <algorithm>
#include <vector>

namespace shinpan::inline go {
namespace {

struct Chain {
    PointSet stones;
    PointSet around;
    bool alive = true;
};

// A maximal connected set of points without stones of the player.
struct Region {
    PointSet points;
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
        life.regions.push_back({region, must_touch, surroundings(region, size)});
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

constexpr Point moved(Point p, int by) { return {static_cast<std::uint16_t>(p.index + by)}; }

PointSet alone(Point p) {
    PointSet set;
    set.insert(p);
    return set;
}

// Points that could become eyes of the opponent, if they play again and again: no alive stone is next to
// them, and no other stone of the player's is next to an empty one, which would have to be filled to take
// that stone. Points under the opponent's own stones can be emptied only where they may take them off
// themselves.
PointSet possible_eyes(const Position& position, Color player, SelfCapture attacker, const PointSet& alive) {
    const Size size = position.size();
    const PointSet weak = position.points(player) - alive;
    const PointSet empty = position.points(Color::empty);
    const PointSet room = attacker == SelfCapture::forbidden ? (empty - surroundings(weak, size)) | weak
                                                             : empty | weak | position.points(other(player));
    return room - surroundings(alive, size);
}

// An eye of six points in that region around two weak stones of the player's: a point at each end, and one
// beside each stone, on opposite sides; `step` leads from the first stone to the second, `aside` to the
// point beside the first. Who takes the two stones has one small eye; but the player can fill the eye only so
// far that it is taken and leaves a large one. So the opponent lives in seki, if their stones on the two
// other sides, with all else filled, are one chain.
bool is_eye_of_seki(const Position& position, const PointSet& region, Point one, int step, int aside) {
    const Point two = moved(one, step);
    PointSet eye = alone(one) | alone(two);
    for (Point p : {moved(one, -step), moved(two, step), moved(one, aside), moved(two, -aside)}) {
        if (!region.contains(p) || position.at(p) != Color::empty) return false;
        eye.insert(p);
    }
    const PointSet filled = region - eye;
    return filled.contains(moved(one, -aside)) &&
           flood(alone(moved(one, -aside)), filled, position.size()).contains(moved(two, aside));
}

// Would the opponent's stones on all other points of the region be one chain? If not, those that touch no
// other eye can be taken through this one, which is false.
bool leaves_one_chain(const PointSet& region, Point eye, Size size) {
    const PointSet stones = region - alone(eye);
    return !stones.empty() && flood(alone(*stones.begin()), stones, size) == stones;
}

PointSet true_eyes(const PointSet& region, const PointSet& possible, Size size) {
    PointSet eyes;
    for (Point p : possible)
        if (leaves_one_chain(region, p, size)) eyes.insert(p);
    return eyes;
}

// Are two of them apart from each other?
bool are_two_eyes(const PointSet& eyes, Size size) {
    if (eyes.size() < 2) return false;
    const PointSet one = alone(*eyes.begin());
    return eyes.size() > 2 || !(eyes - one - surroundings(one, size)).empty();
}

// May the opponent, who cannot have two of these eyes, live there in seki?
bool may_be_seki(const Position& position, const PointSet& region, const PointSet& eyes) {
    if (eyes.size() != 2) return false;
    const Point one = *eyes.begin();
    if (position.at(one) == Color::empty) return false;
    const int step = eyes.contains(one.right()) ? 1 : row_stride;
    const int across = step == 1 ? row_stride : 1;
    return is_eye_of_seki(position, region, one, step, across) ||
           is_eye_of_seki(position, region, one, step, -across);
}

void find_territory(const Position& position, Color player, SelfCapture attacker, UnconditionalLife& life) {
    if (life.alive.empty()) return;
    const Size size = position.size();
    const PointSet possible = possible_eyes(position, player, attacker, life.alive);
    PointSet rest;
    for (Color c : {Color::empty, Color::black, Color::white}) rest |= position.points(c) - life.alive;
    for_each_region(rest, size, [&](const PointSet& region) {
        const bool is_room = are_two_eyes(region & possible, size);
        const PointSet eyes = is_room ? true_eyes(region, region & possible, size) : region & possible;
        if (are_two_eyes(eyes, size) || may_be_seki(position, region, eyes)) return;
        life.territory |= region;
        if (!is_room) life.beyond_ko |= region;
    });
}

// Benson's algorithm.
Life living(const Position& position, Color player, SelfCapture attacker) {
    Life life = parts(position, player, attacker);
    while (strike_out(life)) {
    }
    std::erase_if(life.chains, [](const Chain& chain) { return !chain.alive; });
    return life;
}

}  // namespace

PointSet unconditionally_alive(const Position& position, Color player, SelfCapture attacker) {
    PointSet alive;
    for (const Chain& chain : living(position, player, attacker).chains) alive |= chain.stones;
    return alive;
}

UnconditionalLife unconditional_life(const Position& position, Color player, SelfCapture attacker) {
    UnconditionalLife found;
    const Life life = living(position, player, attacker);
    for (const Chain& chain : life.chains) {
        found.alive |= chain.stones;
        for (const Region& region : life.regions)
            if (is_vital(region, chain)) found.vital |= region.points;
    }
    find_territory(position, player, attacker, found);
    return found;
}

}  // namespace shinpan::go
