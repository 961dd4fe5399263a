#include "formats/record/sgf/variations.hpp"

#include "formats/record/sgf/reader.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

std::vector<sgf::Variation> variations_in(const std::string& text) {
    const auto games = sgf::read(text);
    REQUIRE(games);
    sgf::Variations all(*games, 0);
    std::vector<sgf::Variation> found;
    while (const auto one = all.next()) found.push_back(*one);
    return found;
}

}  // namespace

TEST_CASE("a variation has the place of its first property, none where its first node has no property") {
    const auto found = variations_in("(;FF[4]SZ[9];B[aa]\n(;W[bb])\n(;W[cc])\n(;;W[dd];B[ee]))");
    REQUIRE(found.size() == 2);
    CHECK(found[0].place == Place{3, 3});
    CHECK(found[1].place == Place{});
    CHECK(found[1].after == 1);
}

TEST_CASE("a variation of a variation leaves that one later than the main line") {
    const auto found = variations_in("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff];W[gg])))");
    REQUIRE(found.size() == 2);
    CHECK(found[0].after == 1);
    CHECK(found[0].branch_after == 1);
    CHECK(found[1].after == 1);
    CHECK(found[1].branch_after == 2);
}
