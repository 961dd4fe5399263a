#include "base/diagnostic.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("what is repaired is a warning with its place, which strict reading fails with") {
    const BadInput no_number{3, 5, "komi: no number"};
    const Diagnostic repaired = warning(no_number);
    CHECK(repaired == Diagnostic{Severity::warning, {3, 5}, "komi: no number"});
    CHECK(as_error(repaired) == no_number);

    const Diagnostic assumed{Severity::note, {}, "1 pass is assumed"};
    CHECK_FALSE(first_warning({}).has_value());
    CHECK_FALSE(first_warning({assumed}).has_value());
    CHECK(first_warning({assumed, repaired, warning({9, 9, "another"})}) == no_number);
}
