// The parts of a zone after a play are those that are found anew.
#include "analysis/proof/zone_regions.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

using namespace shinpan;

namespace {

constexpr Size board{19, 19};

std::vector<Cells> sorted(std::span<const Cells> regions) {
    std::vector<Cells> found(regions.begin(), regions.end());
    std::sort(found.begin(), found.end());
    return found;
}

// Rectangles whose cells are numbered with a gap between the rows, and a zone too wide for that.
PointSet points_of(int col, int row, int cols, int rows, bool with_tail) {
    PointSet points;
    for (int c = 0; c < cols; ++c)
        for (int r = 0; r < rows; ++r) points.insert(point(col + c, row + r));
    for (int c = col + cols; with_tail && c < board.cols; ++c) points.insert(point(c, row));
    return points;
}

void check_every_play(const Zone& zone, ZoneState state) {
    ZoneRegions before;
    before.find(zone, state);
    for_each_bit(zone.all() & ~state.own & ~state.attacker, [&](int cell) {
        ZoneRegions anew;
        anew.find(zone, {state.own | bit(cell), state.attacker});
        CHECK(sorted(before.after(cell)) == sorted(anew.all()));
    });
}

}  // namespace

TEST_CASE("a play divides the zone as it is found divided afterwards") {
    std::mt19937 random(20261124);
    for (const PointSet& points :
         {points_of(0, 0, 5, 5, false), points_of(3, 7, 7, 6, false), points_of(2, 2, 6, 6, true)}) {
        const Zone zone(Ground(Position(board), Color::black, {}), points);
        for (int game = 0; game < 20; ++game) {
            ZoneState state;
            for_each_bit(zone.all(), [&](int cell) {
                const auto stone = random() % 4;
                if (stone == 0) state.own |= bit(cell);
                if (stone == 1) state.attacker |= bit(cell);
            });
            check_every_play(zone, state);
        }
    }
}
