#include "analysis/ownership/borders.hpp"

#include "go/score/control.hpp"

namespace shinpan::inline analysis {

PointSet open_borders(const Position& settled, const std::array<PointSet, 2>& owned) {
    PointSet open;
    const PointSet shared = territory(settled).dame;
    for (Color player : {Color::black, Color::white}) {
        const PointSet& own = owned[index_of(player)];
        for (Point p : shared& own)
            for (Point n : neighbours(p))
                if (settled.contains(n) && !own.contains(n)) open.insert(p);
    }
    return open;
}

Position with_borders_closed(const Position& settled, const std::array<PointSet, 2>& owned) {
    Position closed = settled;
    for (Point p : open_borders(settled, owned))
        closed.set(p, owned[0].contains(p) ? Color::black : Color::white);
    return closed;
}

}  // namespace shinpan::analysis
