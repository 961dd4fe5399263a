// Words in a row, and letters in lower case.
#include "base/text.hpp"

#include <doctest/doctest.h>

#include <array>
#include <vector>

using namespace shinpan;

TEST_CASE("words are listed with what stands between them, and an empty one keeps its place") {
    CHECK(listed(std::vector<std::string>{}) == "");
    CHECK(listed(std::vector<std::string>{"aga"}) == "aga");
    CHECK(listed(std::array<std::string_view, 3>{"", "aga", "bga"}) == ", aga, bga");
    CHECK(listed(std::vector<int>{1, 2}, " ", [](int n) { return std::to_string(n); }) == "1 2");
}

TEST_CASE("letters of ASCII alone become lower case") {
    CHECK(lower("Area-2_Z") == "area-2_z");
    CHECK(lower("\xc3\x84@[") == "\xc3\x84@[");
}
