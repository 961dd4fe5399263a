#include "life/pockets.hpp"

#include <vector>

namespace shinpan {
namespace {

// How well a point suits a pocket: its chains and the border, and the pocket itself, close it in.
int worth(const Ground& ground, const PointSet& pocket, Point p) {
    int worth = ground.position.at(p) == other(ground.defender) ? -2 : 0;
    for (Point n : neighbours(p)) {
        if (!ground.position.contains(n) || ground.chain_at[n.index] >= 0)
            worth += 4;
        else if (pocket.contains(n))
            worth += 2;
    }
    return worth;
}

}  // namespace

PointSet pocket(const Ground& ground, const PointSet& allowed, Point seed, int size) {
    PointSet found;
    std::vector<Point> edge;  // next to the pocket
    const auto add = [&](Point p) {
        found.insert(p);
        for (Point n : neighbours(p))
            if (allowed.contains(n) && !found.contains(n)) edge.push_back(n);
    };
    add(seed);
    for (int count = 1; count < size; ++count) {
        Point best = no_point;
        int most = -100;
        for (Point p : edge) {
            if (found.contains(p)) continue;
            const int w = worth(ground, found, p);
            if (w > most) {
                most = w;
                best = p;
            }
        }
        if (best == no_point) break;
        add(best);
    }
    return found;
}

}  // namespace shinpan
