// Numbers as text.
#include "base/decimal.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("a short decimal has no zeros at its end, and a whole number keeps its own") {
    CHECK(short_decimal(2.5, 2) == "2.5");
    CHECK(short_decimal(-0.25, 2) == "-0.25");
    CHECK(short_decimal(10, 2) == "10");
    CHECK(short_decimal(100, 0) == "100");
    CHECK(short_decimal(0.004, 2) == "0");
    CHECK(decimal(10, 2) == "10.00");
}
