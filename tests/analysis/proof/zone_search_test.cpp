// How soon a zone is searched to its end, and how its cells are counted.
#include "analysis/proof/zone_search.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <random>

using namespace shinpan;

namespace {

constexpr Size board{19, 19};

// An empty room with its upper left corner there; on its sides on the board stand black stones.
struct Room {
    int left, top, cols, rows;
};

struct Ways {
    std::uint8_t elsewhere;  // what the walls have: 0, or 2 where they live without the room
    bool held;
};

bool is_on_board(int col, int row) { return col >= 0 && row >= 0 && col < board.cols && row < board.rows; }

ZoneResult searched(const Room& room, Ways ways, long nodes) {
    Position position(board);
    PointSet points, walls;
    for (int row = -1; row <= room.rows; ++row)
        for (int col = -1; col <= room.cols; ++col) {
            if (!is_on_board(room.left + col, room.top + row)) continue;
            const Point at = point(room.left + col, room.top + row);
            const bool is_inside = col >= 0 && row >= 0 && col < room.cols && row < room.rows;
            (is_inside ? points : walls).insert(at);
            if (!is_inside) position.set(at, Color::black);
        }
    Zone zone(Ground(position, Color::black, walls), points);
    zone.assume(std::vector(zone.chains().size(), ways.elsewhere));
    ZoneSearch search(static_cast<std::size_t>(nodes));
    return search.run(zone, {ways.held ? zone.all() : 0}, {}, nodes);
}

}  // namespace

TEST_CASE("the cells of a set are counted as the standard library counts them") {
    std::mt19937_64 random(3);
    for (int i = 0; i < 64; ++i) {
        const Cells sparse = random() & random() & random();
        for (const Cells set : {random(), sparse, ~sparse, bit(i), ~bit(i), ~Cells{0} >> i})
            CHECK(bits_in(set) == std::popcount(set));
    }
    CHECK(bits_in(0) == 0);
}

TEST_CASE("a wall lives in the empty room that it closes off at the border, and that is soon seen") {
    CHECK(searched({5, 17, 6, 2}, {0, false}, 4'000) == ZoneResult::proven);
    CHECK(searched({5, 17, 7, 2}, {0, false}, 30'000) == ZoneResult::proven);
    CHECK(searched({5, 16, 4, 3}, {0, false}, 10'000) == ZoneResult::proven);
}

TEST_CASE("living walls hold the empty corner behind them against whoever comes in") {
    CHECK(searched({0, 0, 4, 3}, {2, true}, 4'000) == ZoneResult::proven);
    CHECK(searched({0, 0, 5, 3}, {2, true}, 30'000) == ZoneResult::proven);
    CHECK(searched({5, 0, 6, 3}, {2, true}, 60'000) == ZoneResult::proven);
}
