#include "base/utf8.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("the head of a text ends at the border of a character") {
    CHECK(utf8_head("né中😀", 0).empty());
    CHECK(utf8_head("né中😀", 1) == "n");
    CHECK(utf8_head("né中😀", 2) == "n");
    CHECK(utf8_head("né中😀", 3) == "né");
    CHECK(utf8_head("né中😀", 5) == "né");
    CHECK(utf8_head("né中😀", 6) == "né中");
    CHECK(utf8_head("né中😀", 9) == "né中");
    CHECK(utf8_head("né中😀", 10) == "né中😀");
    CHECK(utf8_head("né", 100) == "né");
    CHECK(utf8_head("", 5).empty());
    CHECK(utf8_head("\xff\xe4\xb8", 2) == "\xff\xe4");  // bytes of no character are one each
}
