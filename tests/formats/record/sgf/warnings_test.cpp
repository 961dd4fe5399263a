#include "formats/record/sgf/warnings.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("places of a text may be asked for in any order") {
    constexpr std::string_view text = "ab\n\ncd\n";
    struct Row {
        std::size_t offset;
        Place place;
    };
    const Row rows[] = {{0, {1, 1}}, {2, {1, 3}}, {3, {2, 1}}, {5, {3, 2}}, {7, {4, 1}}, {1, {1, 2}},
                        {4, {3, 1}}, {3, {2, 1}}, {7, {4, 1}}, {6, {3, 3}}, {0, {1, 1}}};
    sgf::Places places(text);
    for (const Row& row : rows) {
        CAPTURE(row.offset);
        CHECK(places.at(row.offset) == row.place);
        CHECK(sgf::place_in(text, row.offset) == row.place);
    }
    CHECK(places.at(100) == Place{4, 1});  // behind the end
    CHECK(sgf::Places("").at(0) == Place{});
}

TEST_CASE("places of a fault are counted anew for each game of a file") {
    const MessageTemplate slip{"slip", "a slip"};
    sgf::Warnings warnings("text");
    for (int i = 0; i < sgf::Warnings::places_a_kind + 2; ++i) warnings.add(0, slip);
    const auto first = warnings.take();
    REQUIRE(first.size() == sgf::Warnings::places_a_kind + 1);
    CHECK(first.back().remark.facts.back().number == sgf::Warnings::places_a_kind + 2);
    warnings.add(0, slip);
    const auto second = warnings.take();
    REQUIRE(second.size() == 1);
    CHECK(second[0].what == slip.english);
}
