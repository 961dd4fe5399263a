// Diagrams: what is no diagram is told with its row and column.
#include "go/board/position.hpp"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>

using namespace shinpan;

namespace {

std::string fault_of(std::initializer_list<std::string_view> rows) {
    const auto position = position_from(std::span(rows.begin(), rows.size()));
    REQUIRE_FALSE(position);
    const BadInput& fault = position.error();
    return std::to_string(fault.line) + ":" + std::to_string(fault.column);
}

}  // namespace

TEST_CASE("a diagram's fault is told with its row and column, blanks counted") {
    CHECK(fault_of({}) == "1:1");
    CHECK(fault_of({". . .", ". # ."}) == "2:3");
    CHECK(fault_of({"...", "...", "...."}) == "3:4");
    CHECK(fault_of({"...", "..", "..."}) == "2:1");
}
