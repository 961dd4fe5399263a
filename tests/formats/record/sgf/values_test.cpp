// What the values of SGF say.
#include "formats/record/sgf/values.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("a number has at most six digits before its point, and its thousandths are kept") {
    CHECK(sgf::thousandths("6.5") == 6500);
    CHECK(sgf::thousandths(" -0,25 ") == -250);
    CHECK(sgf::thousandths("+7") == 7000);
    CHECK(sgf::thousandths(".1239") == 123);
    CHECK(sgf::thousandths("999999.999") == 999'999'999);
    for (const char* no_number : {"", ".", "-", "1234567", "1.5x", "1.2.3", "1e1"})
        CHECK_FALSE(sgf::thousandths(no_number));
}

TEST_CASE("a whole number has at most nine digits") {
    CHECK(sgf::number(" -12 ") == -12);
    CHECK(sgf::number("999999999") == 999'999'999);
    for (const char* no_number : {"", "-", "1234567890", "1.0", "x"}) CHECK_FALSE(sgf::number(no_number));
}
