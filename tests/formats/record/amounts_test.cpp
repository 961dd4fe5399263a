// Amounts in texts: each numeral of each language.
#include "formats/record/amounts.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

using namespace shinpan;

TEST_CASE("amounts: decimals count to the thousandth, and further ones not") {
    for (const auto& [text, thousandths] : {std::pair{"3.75 points", 3750},
                                            {"6,125 points", 6125},
                                            {"0.0499 points", 49},
                                            {"12.5 points", 12'500}}) {
        CAPTURE(text);
        const auto amount = amount_in(text);
        REQUIRE(amount);
        CHECK(amount->thousandths == thousandths);
    }
}

TEST_CASE("amounts: a part is a half or some quarters, and nothing else is half understood") {
    CHECK(amount_in("5 1/4 points")->thousandths == 5250);
    CHECK(amount_in("5 3/4 points")->thousandths == 5750);
    for (const char* no_amount : {"5 0/4 points", "5 4/4 points", "5 0/2 points", "5 1/3 points"}) {
        CAPTURE(no_amount);
        CHECK_FALSE(amount_in(no_amount));
    }
}

TEST_CASE("amounts: numerals count from nought or one, in each language") {
    struct Numerals {
        int first;
        std::string unit;
        std::vector<std::string> words;
    };
    const std::vector<Numerals> languages{
        {0, "目", {"零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"}},
        {0, "目", {"〇"}},
        {2, "目", {"两"}},
        {2, "目", {"兩"}},
        {2, "目", {"貳"}},
        {1, "目", {"壱", "弐", "参", "肆", "伍", "陸", "柒", "捌", "玖", "拾"}},
        {1, "目", {"壹", "贰", "叁", "肆", "伍", "陆", "柒", "捌", "玖", "拾"}},
        {1, "집", {"일", "이", "삼", "사", "오", "육", "칠", "팔", "구", "십"}},
        {1, "집", {"한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"}},
        {0,
         " points",
         {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}},
        {10, " points", {"ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen"}},
    };
    for (const auto& [first, unit, words] : languages)
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::string text = words[i] + unit;
            CAPTURE(text);
            const auto amount = amount_in(text);
            REQUIRE(amount);
            CHECK(amount->thousandths == 1000 * (first + static_cast<int>(i)));
            CHECK(amount->unit == Unit::points);
        }
}
