// What a player agrees to is known by the hash of the marks.
#include "go/rules/event.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <set>

using namespace shinpan;

namespace {

std::uint64_t hash_of(Point at) {
    PointSet marks;
    marks.insert(at);
    return hash_of_marks(marks);
}

}  // namespace

TEST_CASE(
    "marks on any two points of the largest board have different hashes, so that none passes for the other") {
    std::set<std::uint64_t> hashes;
    for (int col = 0; col < 52; ++col)
        for (int row = 0; row < 52; ++row) hashes.insert(hash_of(point(col, row)));
    CHECK(hashes.size() == 52 * 52);
}
