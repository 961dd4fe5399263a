#include "score/seki.hpp"

#include "score/control.hpp"

namespace shinpan {
namespace {

// Calls f(stones, own empty points) for each group: the stones of a colour joined through their own regions.
template <class F>
void for_each_group(const Position& position, const Territory& territory, Color player, F f) {
    const PointSet own = territory.of[static_cast<std::size_t>(index_of(player))];
    const PointSet stones = position.points(player);
    for_each_region(stones | own, position.size(),
                    [&](const PointSet& group) { f(group & stones, group & own); });
}

template <class Test>
PointSet groups_next_to_dame(const Position& position, Test test) {
    const Territory t = territory(position);
    const PointSet near_dame = surroundings(t.dame, position.size());
    PointSet found;
    for (Color player : {Color::black, Color::white})
        for_each_group(position, t, player, [&](const PointSet& stones, const PointSet& own) {
            if (!(stones & near_dame).empty() && test(own)) found |= stones;
        });
    return found;
}

bool is_too_small_to_live(const PointSet& own, Size size) {
    int regions = 0;
    for_each_region(own, size, [&](const PointSet&) { ++regions; });
    return regions <= 1 && own.size() <= 2;
}

}  // namespace

PointSet stones_with_dame(const Position& position) {
    return groups_next_to_dame(position, [](const PointSet&) { return true; });
}

PointSet stones_in_seki(const Position& position) {
    const Size size = position.size();
    return groups_next_to_dame(position,
                               [&](const PointSet& own) { return is_too_small_to_live(own, size); });
}

}  // namespace shinpan
