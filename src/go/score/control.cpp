#include "go/score/control.hpp"

namespace shinpan::inline go {

PointSet control(const Position& position, Color player) {
    return flood(position.points(player), position.points(Color::empty), position.size());
}

Territory territory(const Position& position) {
    const PointSet empty = position.points(Color::empty);
    const PointSet black = flood(position.points(Color::black), empty, position.size());
    const PointSet white = flood(position.points(Color::white), empty, position.size());
    Territory t;
    t.of[0] = (black - white) & empty;
    t.of[1] = (white - black) & empty;
    t.dame = empty - t.of[0] - t.of[1];
    return t;
}

PointSet without_regions_beside(const PointSet& territory, const PointSet& stones, Size size) {
    return territory - flood(surroundings(stones, size) & territory, territory, size);
}

}  // namespace shinpan::go
