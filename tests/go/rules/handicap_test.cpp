#include "go/rules/handicap.hpp"

#include "go/rules/nigiri.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

std::string names(int stones, int side, ThirdStone third = ThirdStone::lower_right) {
    const Size size{static_cast<std::uint8_t>(side), static_cast<std::uint8_t>(side)};
    std::string text;
    for (Point p : fixed_handicap(stones, size, third)) text += (text.empty() ? "" : " ") + name(p, size);
    return text;
}

}  // namespace

TEST_CASE("fixed handicap points on 19x19, in the order in which they are placed") {
    CHECK(names(2, 19) == "Q16 D4");
    CHECK(names(3, 19) == "Q16 D4 Q4");
    CHECK(names(3, 19, ThirdStone::upper_left) == "Q16 D4 D16");
    CHECK(names(3, 19, ThirdStone::centre) == "Q16 D4 K10");
    CHECK(names(4, 19) == "Q16 D4 Q4 D16");
    CHECK(names(5, 19) == "Q16 D4 Q4 D16 K10");
    CHECK(names(6, 19) == "Q16 D4 Q4 D16 D10 Q10");
    CHECK(names(7, 19) == "Q16 D4 Q4 D16 D10 Q10 K10");
    CHECK(names(8, 19) == "Q16 D4 Q4 D16 D10 Q10 K16 K4");
    CHECK(names(9, 19) == "Q16 D4 Q4 D16 D10 Q10 K16 K4 K10");
}

TEST_CASE("fixed handicap by size: which line, how many stones at most") {
    CHECK(names(4, 9) == "G7 C3 G3 C7");
    CHECK(names(2, 13) == "K10 D4");
    CHECK(names(2, 12) == "J9 D4");
    CHECK(names(2, 11) == "J9 C3");
    CHECK(names(4, 7) == "E5 C3 E3 C5");
    CHECK(names(5, 7) == "");
    CHECK(names(5, 8) == "");
    CHECK(names(2, 6) == "");
    CHECK(names(10, 19) == "");
    CHECK(names(1, 19) == "");
    CHECK(fixed_handicap(2, Size{19, 13}).empty());
}

TEST_CASE("what White receives for a handicap") {
    CHECK(compensation_for(4, Compensation::n) == points(4));
    CHECK(compensation_for(4, Compensation::n_minus_1) == points(3));
    CHECK(compensation_for(4, Compensation::half) == half_point);
    CHECK(compensation_for(4, Compensation::none) == HalfPoints{});
    CHECK(compensation_for(1, Compensation::n) == HalfPoints{});
}

TEST_CASE("ranks become stones: one grade is Black without komi, two to nine as many stones") {
    CHECK(rank_in("1k") == 29);
    CHECK(rank_in("30 kyu") == 0);
    CHECK(rank_in("1 dan") == 30);
    CHECK(rank_in("9D") == 38);
    for (const char* text : {"", "k", "0k", "31k", "10d", "5x", "kyu 5"}) CHECK_FALSE(rank_in(text));
    CHECK(handicap_between(25, 25).even);
    const HandicapGame one = handicap_between(25, 26);
    CHECK_FALSE(one.even);
    CHECK(one.stones == 0);
    CHECK(handicap_between(25, 29).stones == 4);
    CHECK(handicap_between(29, 25).swapped);
    CHECK(handicap_between(0, 38).stones == 9);
}

TEST_CASE("nigiri: a right guess takes Black") {
    CHECK(black_by_nigiri(Parity::odd, 7));
    CHECK(black_by_nigiri(Parity::even, 12));
    CHECK_FALSE(black_by_nigiri(Parity::even, 7));
    CHECK_FALSE(black_by_nigiri(Parity::odd, 12));
}
