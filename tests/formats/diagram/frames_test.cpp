#include "formats/diagram/frames.hpp"

#include "formats/diagram/svg.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace shinpan;

namespace {

// Black has A1 to B4 and took a white stone; White's stone at A4 is dead.
Count small_count(Method method, const char* ruleset) {
    const std::string_view rows[]{"OXO.", ".XO.", ".XO.", ".XO."};
    Finish finish{*position_from(rows)};
    finish.dead.insert(*point_named("A4", {4, 4}));
    finish.prisoners = {0, 1};
    finish.komi = half_point;
    auto counted = count(method, **ruleset_called(ruleset), finish);
    REQUIRE(counted);
    return std::move(*counted);
}

}  // namespace

TEST_CASE("a count has a picture before it and one a step") {
    const Count count = small_count(Method::fill_prisoners, "japanese-1989");
    const std::vector<Picture> pictures = frames(count, "Filling in");
    REQUIRE(pictures.size() == count.steps.size() + 1);
    CHECK(pictures[0].title == "Filling in: before the count");
    CHECK(pictures[0].dead.size() == 1);
    CHECK(pictures[1].dead.empty());
    CHECK(pictures[1].lifted.contains(*point_named("A4", {4, 4})));
    CHECK(pictures[1].title == "Filling in: step 1 of " + std::to_string(count.steps.size()));
    CHECK(pictures[1].caption ==
          "White's dead stones at A4 come off and go into Black's lid.\nBlack 0, White 0");
    CHECK(pictures[2].placed.size() == 2);
    CHECK(pictures.back().territory[0].size() == 4);
    CHECK(svg(pictures[1]).find("2 in Black&apos;s lid") == std::string::npos);
    CHECK(svg(pictures[1]).find("2 in Black's lid") != std::string::npos);
}

TEST_CASE("bowls are shown where the count takes stones from them, lids where stones lie in them") {
    const auto heaps_of = [](Method method, const char* ruleset) {
        std::string where;
        const std::vector<Picture> pictures = frames(small_count(method, ruleset), "");
        for (const Heap& heap : pictures[0].heaps) where += heap.where + "; ";
        return where;
    };
    CHECK(heaps_of(Method::fill_prisoners, "japanese-1989") == "in White's lid; in Black's lid; ");
    CHECK(heaps_of(Method::fill_by_tens, "french-2007") ==
          "in Black's bowl; in White's bowl; in White's lid; in Black's lid; ");
}

TEST_CASE("the text of a count has its sentences, totals and the margin") {
    const std::string shown = text(small_count(Method::fill_prisoners, "japanese-1989"), Charset::ascii);
    std::size_t at = 0;
    for (const char* part : {"1. White's dead stones at A4 come off and go into Black's lid.\n"
                             "   [Black 0, White 0]\n",
                             "2. Black fills 2 stones from their lid into White's territory at D4,\n"
                             "   D3.\n"
                             "   [Black 0, White 0]\n",
                             "3. Black has 4 empty points at A4, A3, A2, A1: 4.\n"
                             "   [Black 4, White 0]\n",
                             "4. White has 2 empty points at D2, D1: 2.\n"
                             "   [Black 4, White 2]\n",
                             "5. White receives 0.5 points for komi (custom) and has 2.5.\n"
                             "   [Black 4, White 2.5]\n"}) {
        CAPTURE(part);
        at = shown.find(part, at);
        REQUIRE(at != std::string::npos);
    }
    CHECK(shown.ends_with("Black is ahead by 1.5.\n"));
}

TEST_CASE("the text of a count shows the board where a step changed it") {
    const std::string shown = text(small_count(Method::half_count, "french-2007"), Charset::ascii);
    CHECK(shown.find("   A B C D\n 4 o X O . 4\n") == 0);
    CHECK(shown.find(" 4>X X O . 4\n") != std::string::npos);
    CHECK(shown.find("Black is ahead by ") == std::string::npos);
    CHECK(shown.find("[Black 8 zi]\n") != std::string::npos);
    CHECK(shown.ends_with("[Black -0.25 zi]\nWhite is ahead by 0.5.\n"));
}
