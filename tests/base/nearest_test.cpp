// What somebody may have meant by a word.
#include "base/nearest.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string_view>
#include <vector>

using namespace shinpan;

TEST_CASE("the nearest words come first, and before them those that hold the word or are a part of it") {
    constexpr std::array<std::string_view, 5> words{"aga", "korean", "japanese", "tromp-taylor", "ing-1996"};
    using Words = std::vector<std::string_view>;
    CHECK(nearest("agha", words, 1) == Words{"aga"});
    CHECK(nearest("tromp", words, 1) == Words{"tromp-taylor"});
    CHECK(nearest("japanese rules", words, 1) == Words{"japanese"});
    CHECK(nearest("", words, 9).size() == words.size());
}
