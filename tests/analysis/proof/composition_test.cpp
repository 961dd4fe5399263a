// What a defender's zones give to groups: counted as they come, are linked, and go.
#include "analysis/proof/composition.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string_view>

using namespace shinpan;

namespace {

// Three black chains; the empty points between them and beyond.
constexpr std::array<std::string_view, 3> rows{"X.X.X.", "X.X.X.", "X.X.X."};

struct Beside {
    Position position = *position_from(rows);
    Ground ground{position, Color::black, position.points(Color::black)};

    // A proof for one column of the empty points, which assumes so much of each chain beside it.
    ProvenZone column(int col, std::vector<std::uint8_t> assumes, bool joins = false) const {
        PointSet points;
        for (int row = 0; row < 3; ++row) points.insert(point(col, row));
        Zone zone(ground, points);
        if (joins) zone.join_all();
        zone.assume(assumes);
        return {zone, {}, {}};
    }
};

}  // namespace

TEST_CASE("zones give two, one or nothing to the groups beside them") {
    const Beside board;
    const ProvenZone left = board.column(1, {1, 0});
    const ProvenZone right = board.column(3, {1, 2});
    Composition now(board.ground);
    now.add(left);
    now.add(right);
    CHECK(now.supply(0) == 1);
    CHECK(now.supply(1) == 2);  // two from the left and one from the right
    CHECK(now.supply(1, &left) == 1);
    CHECK(now.supply(2) == 0);
    CHECK(now.supplies(right.zone, &right) == Assumes{2, 0});
}

TEST_CASE("a zone beside two groups gives to both together what it gives to one, once they are linked") {
    const Beside board;
    const ProvenZone eye = board.column(1, {1, 1});
    const ProvenZone link = board.column(3, {0, 0}, true);
    const ProvenZone other_eye = board.column(5, {1});
    Composition now(board.ground);
    now.add(eye);
    now.add(other_eye);
    CHECK_FALSE(now.is_safe(1));
    now.add_link(link);
    CHECK(now.ground().group_of(2) == 1);
    CHECK(now.is_safe(1));  // an eye on either side
    CHECK(now.supply(1, &eye) == 1);

    Composition again(board.ground);
    const ProvenZone around = board.column(1, {0, 0}, true);
    again.add(eye);
    again.add_link(around);
    CHECK(again.supply(0) == 1);  // and not one from each side of it
}

TEST_CASE("what goes gives no longer, and takes with it what relied on it") {
    const Beside board;
    const ProvenZone left = board.column(1, {1, 1});
    const ProvenZone right = board.column(3, {1, 1});
    Composition now(board.ground);
    now.add(left);
    now.add(right);
    now.drop_unfounded();  // nothing gives the outer chains a second eye
    CHECK(now.zones().empty());
    CHECK(now.used().empty());
    for (int chain : {0, 1, 2}) CHECK(now.supply(chain) == 0);
}

TEST_CASE("a proof put in the place of another gives in its place") {
    const Beside board;
    const ProvenZone poor = board.column(5, {1});
    const ProvenZone rich = board.column(5, {0});
    Composition now(board.ground);
    now.add(poor);
    now.replace(0, rich);
    CHECK(now.supply(2) == 2);
    CHECK(now.supply(2, &rich) == 0);
}

TEST_CASE("chains beside an agreed part live, linked or not") {
    const Beside board;
    PointSet part;
    for (int row = 0; row < 3; ++row) part.insert(point(5, row));
    Composition now(board.ground);
    now.trust(part);
    CHECK(now.is_safe(2));
    CHECK_FALSE(now.is_safe(1));
    const ProvenZone link = board.column(3, {0, 0}, true);
    now.add_link(link);
    CHECK(now.is_safe(1));
}
