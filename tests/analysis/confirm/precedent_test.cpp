// Positions that older rules settle by precedent.
#include "analysis/confirm/precedent.hpp"

#include "drawn.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

struct Tried {
    explicit Tried(Rows rows)
        : position(drawn(rows)),
          chains(confirm(position, undisputed(position, 12), KoPass::every_ko, 100'000)) {}

    Position position;
    Confirmation chains;
};

}  // namespace

TEST_CASE("bent four in the corner is recognized, and its like on the side is not") {
    const Tried corner({"X X . O X", "X O O O X", ". O X X X", "O O X . X", "X X X X ."});
    const auto found = precedents_in(corner.position, corner.chains);
    REQUIRE(found.size() == 1);
    CHECK(found[0].shape == PrecedentShape::bent_four_in_the_corner);
    CHECK(found[0].chain->stones.size() == 7);
    CHECK(points_of(found[0], Precedents::three_points_count) == 0);
    const Tried nakade({". O . X O .", "X X X X O O", "O O O O O ."});
    CHECK(precedents_in(nakade.position, nakade.chains).empty());
}

TEST_CASE("three points without capturing is recognized, and counts for the owner of the lone stone") {
    const Tried three({". X X O . O", "O X X O O .", "X O O O O O", "X X X X X X", ". X . X . X"});
    const auto found = precedents_in(three.position, three.chains);
    REQUIRE(found.size() == 1);
    CHECK(found[0].shape == PrecedentShape::three_points_without_capturing);
    CHECK(names(found[0].chain->stones, three.position.size()) == "A4");
    CHECK(found[0].beside->stones.size() == 4);
    CHECK(found[0].chain->whole);
    CHECK(points_of(found[0], Precedents::three_points_count) == 3);
    CHECK(points_of(found[0], Precedents::three_points_seki) == 0);
    const Tried other({". . X O O .", "X X X O . O"});
    CHECK(precedents_in(other.position, other.chains).empty());
}

TEST_CASE("a lone stone between two chains is one precedent, by the larger of them") {
    const std::array<std::string_view, 5> rows{"O O O O .", ". . . . .", ". . X . .", ". . . . .",
                                               "O O O O O"};
    const Position position = position_from(rows).value();
    const auto chain_at = [&](int col, int row) {
        return ConfirmedChain{.stones = connected(position, point(col, row)), .status = Confirmed::new_stone};
    };
    const Confirmation chains{chain_at(0, 0), chain_at(2, 2), chain_at(0, 4)};
    const auto found = precedents_in(position, chains);
    REQUIRE(found.size() == 1);
    CHECK(found[0].chain->stones.size() == 1);
    CHECK(found[0].beside->stones.size() == 5);
    CHECK(points_of(found[0], Precedents::three_points_count) == 5);
}
