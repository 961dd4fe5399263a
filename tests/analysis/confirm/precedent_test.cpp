// Positions that older rules settle by precedent.
#include "analysis/confirm/precedent.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

using Rows = std::initializer_list<std::string_view>;

struct Tried {
    explicit Tried(Rows rows)
        : position(position_from(std::span(rows.begin(), rows.size())).value()),
          chains(confirm(position, undisputed(position, 12), KoPass::every_ko, 100'000)) {}

    Position position;
    Confirmation chains;
};

}  // namespace

TEST_CASE("bent four in the corner is recognized, and its like on the side is not") {
    const Tried corner({"X X . O X", "X O O O X", ". O X X X", "O O X . X", "X X X X ."});
    CHECK(bent_four_in_the_corner(corner.position, corner.chains).size() == 7);
    const Tried nakade({". O . X O .", "X X X X O O", "O O O O O ."});
    CHECK(bent_four_in_the_corner(nakade.position, nakade.chains).empty());
}

TEST_CASE("three points without capturing is recognized, for the owner of the lone stone") {
    const Tried three({". X X O . O", "O X X O O .", "X O O O O O", "X X X X X X", ". X . X . X"});
    const auto points = three_points_without_capturing(three.position, three.chains);
    CHECK(points[0] == 0);
    CHECK(points[1] == 3);
    const Tried other({". . X O O .", "X X X O . O"});
    CHECK(three_points_without_capturing(other.position, other.chains) == std::array<int, 2>{});
}
