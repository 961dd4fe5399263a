// Chains that are linked count as one group.
#include "analysis/proof/groups.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace shinpan;

namespace {

std::vector<int> chains_of(const Groups& groups, int group) {
    std::vector<int> chains;
    groups.for_each_of(group, [&](int chain) { chains.push_back(chain); });
    return chains;
}

}  // namespace

TEST_CASE("each chain is a group by itself until it is joined with others") {
    Groups groups(6);
    CHECK(groups.of(4) == 4);
    groups.join(std::array{4, 2});
    groups.join(std::array{5, 3});
    CHECK(chains_of(groups, 2) == std::vector{2, 4});
    groups.join(std::array{4, 5, 2});  // by any of their chains
    CHECK(chains_of(groups, 2) == std::vector{2, 3, 4, 5});
    for (int chain : {2, 3, 4, 5}) CHECK(groups.of(chain) == 2);
    CHECK(chains_of(groups, 0) == std::vector{0});
    CHECK(chains_of(groups, 1) == std::vector{1});
}
