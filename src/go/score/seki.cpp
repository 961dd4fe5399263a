#include "go/score/seki.hpp"

#include "go/score/control.hpp"

#include <vector>

namespace shinpan::inline go {
namespace {

// Stones of a colour joined through the regions that they alone border.
struct Group {
    PointSet stones;
    PointSet own;   // those regions
    PointSet dame;  // the dame beside the stones
};

// The player's stones beside those dame, and all that is joined to them by stones and regions of their own.
PointSet joined_to_dame(const Position& position, const Territory& territory, const PointSet& dame,
                        Color player) {
    const Size size = position.size();
    const PointSet stones = position.points(player);
    const PointSet own = stones | territory.of[index_of(player)];
    return flood(surroundings(dame, size) & stones, own, size);
}

// Filling its dame would leave the group with one small eye, or none: it must leave them open.
bool depends_on_dame(const Group& group, Size size) {
    if (group.dame.size() > 2 || group.own.size() > 2) return false;
    int regions = 0;
    for_each_region(group.own, size, [&](const PointSet&) { ++regions; });
    return regions <= 1;
}

std::vector<Group> groups_that_depend_on_dame(const Position& position, const Territory& territory,
                                              Color player) {
    const Size size = position.size();
    const PointSet stones = position.points(player);
    std::vector<Group> groups;
    const PointSet joined = joined_to_dame(position, territory, territory.dame, player);
    for_each_region(joined, size, [&](const PointSet& points) {
        Group group{points & stones, points - stones, {}};
        group.dame = surroundings(group.stones, size) & territory.dame;
        if (depends_on_dame(group, size)) groups.push_back(group);
    });
    return groups;
}

}  // namespace

PointSet stones_with_dame(const Position& position) {
    const Territory t = territory(position);
    PointSet found;
    for (Color player : {Color::black, Color::white})
        found |= joined_to_dame(position, t, t.dame, player) & position.points(player);
    return found;
}

PointSet stones_in_seki(const Position& position) {
    const Territory t = territory(position);
    PointSet found;
    const auto white_groups = groups_that_depend_on_dame(position, t, Color::white);
    for (const Group& black : groups_that_depend_on_dame(position, t, Color::black))
        for (const Group& white : white_groups)
            if (!(black.dame & white.dame).empty()) found |= black.stones | white.stones;
    return found;
}

PointSet dead_within(const PointSet& seki, const Position& position, const PointSet& dead) {
    PointSet within;
    for_each_region(position.points(Color::empty) | dead, position.size(), [&](const PointSet& region) {
        if (!(surroundings(region, position.size()) & seki).empty()) within |= region & dead;
    });
    return within;
}

DeadAndSeki settle(const Position& position, const PointSet& dead) {
    const Size size = position.size();
    DeadAndSeki settled;
    PointSet around_dead;  // the points that are joined to dead stones which stay
    for_each_region(position.points(Color::empty) | dead, size, [&](const PointSet& region) {
        const PointSet around = surroundings(region, size);
        PointSet inside;
        for (Color player : {Color::black, Color::white})
            if (!around.empty() && (around & position.points(other(player))).empty())
                inside |= region & dead & position.points(other(player));
        settled.removed |= inside;
        if (inside != (region & dead)) around_dead |= region;
    });

    const Position living = without(position, dead);
    settled.seki = stones_in_seki(living) | (dead - settled.removed);
    const Territory t = territory(living);
    for (Color player : {Color::black, Color::white})
        settled.seki |= joined_to_dame(living, t, t.dame & around_dead, player) & living.points(player);
    return settled;
}

}  // namespace shinpan::go
