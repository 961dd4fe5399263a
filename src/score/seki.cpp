#include "score/seki.hpp"

#include "score/control.hpp"

#include <vector>

namespace shinpan {
namespace {

// Stones of a colour joined through the regions that they alone border.
struct Group {
    PointSet stones;
    PointSet own;   // those regions
    PointSet dame;  // the dame beside the stones
};

std::vector<Group> groups_with_dame(const Position& position, const Territory& territory, Color player) {
    const Size size = position.size();
    const PointSet own = territory.of[static_cast<std::size_t>(index_of(player))];
    const PointSet stones = position.points(player);
    std::vector<Group> groups;
    for_each_region(stones | own, size, [&](const PointSet& points) {
        Group group{points & stones, points & own, {}};
        group.dame = surroundings(group.stones, size) & territory.dame;
        if (!group.dame.empty()) groups.push_back(group);
    });
    return groups;
}

// Filling its dame would leave the group with one small eye, or none: it must leave them open.
bool depends_on_dame(const Group& group, Size size) {
    int regions = 0;
    for_each_region(group.own, size, [&](const PointSet&) { ++regions; });
    return regions <= 1 && group.own.size() <= 2 && group.dame.size() <= 2;
}

}  // namespace

PointSet stones_with_dame(const Position& position) {
    const Territory t = territory(position);
    PointSet found;
    for (Color player : {Color::black, Color::white})
        for (const Group& group : groups_with_dame(position, t, player)) found |= group.stones;
    return found;
}

PointSet stones_in_seki(const Position& position) {
    const Territory t = territory(position);
    if (t.dame.empty()) return {};
    const Size size = position.size();
    std::vector<Group> dependent[2];
    for (Color player : {Color::black, Color::white})
        for (const Group& group : groups_with_dame(position, t, player))
            if (depends_on_dame(group, size)) dependent[index_of(player)].push_back(group);

    PointSet found;
    for (const Group& black : dependent[0])
        for (const Group& white : dependent[1])
            if (!(black.dame & white.dame).empty()) found |= black.stones | white.stones;
    return found;
}

}  // namespace shinpan
