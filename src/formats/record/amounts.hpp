// Amounts in the words that people write: komi, margins and handicaps in Chinese, Japanese, Korean and
// English, with the numerals of each, decimals, halves and quarters.
//
//   amount_in("贴三又四分之一子")   3.25 stones
//   amount_in("先番6目半コミ出し")  6.5 points
//   amount_in("six and a half")     6.5 of what is not said
//   amount_in("5 1/3")              nothing: it is never half understood
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline formats {

enum class Unit : std::uint8_t {
    unsaid,
    points,  // 目, 집, points
    stones,  // 子, of an area count: two points each; or of a handicap
};

struct Amount {
    int thousandths = 0;  // never negative
    Unit unit = Unit::unsaid;

    friend bool operator==(const Amount&, const Amount&) = default;
};

// The amount of a text. Numbers of other things (moves, ranks, dates: "257手", "九段") are no amounts.
// Nothing where there is no amount, more than one, or one that is not understood whole. The text is in lower
// case, of half width.
std::optional<Amount> amount_in(std::string_view text);

// Full-width digits, signs, letters and blanks, as they stand in East Asian texts, as plain ones.
std::string in_half_width(std::string_view text);

}  // namespace shinpan::formats
