// The examples that the installed headers begin with print what they say.
#include "face/examples.hpp"

#include <doctest/doctest.h>

#include <iostream>
#include <sstream>

namespace {

std::string printed_by(const Example& example) {
    const std::ostringstream caught;
    auto* const usual = std::cout.rdbuf(caught.rdbuf());
    example.run();
    std::cout.rdbuf(usual);
    return caught.str();
}

}  // namespace

TEST_CASE("each installed header begins with a short example that prints what it says") {
    REQUIRE(all_examples.size() == 14);
    for (const Example& example : all_examples) {
        CAPTURE(example.name);
        CHECK(example.lines <= 12);
        CHECK_FALSE(example.prints.empty());
        CHECK(printed_by(example) == example.prints);
    }
}
