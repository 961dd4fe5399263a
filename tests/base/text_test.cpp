// Words in a row, letters in lower case, and numbers in hexadecimal digits.
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

TEST_CASE("a number has as many hexadecimal digits as it takes, and no fewer than asked for") {
    CHECK(hexadecimal(0) == "0");
    CHECK(hexadecimal(0x1f) == "1f");
    CHECK(hexadecimal(0x1f, 4) == "001f");
    CHECK(hexadecimal(0x12345, 4) == "12345");
    CHECK(hexadecimal(~std::uint64_t{0}, 16) == "ffffffffffffffff");
}
