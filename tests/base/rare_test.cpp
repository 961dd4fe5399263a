#include "base/rare.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

using namespace shinpan;

TEST_CASE("a rare value takes a pointer, and is empty until it is given something") {
    static_assert(sizeof(Rare<std::string>) == sizeof(void*));
    Rare<std::string> words;
    CHECK(words->empty());
    CHECK(words == Rare<std::string>(""));
    words = "late";
    CHECK(*words == "late");
    words = std::string{};
    CHECK(words->empty());
}

TEST_CASE("a copy of a rare list is a list of its own") {
    Rare<std::vector<int>> list{1, 2};
    const Rare<std::vector<int>> copy = list;
    list.push_back(3);
    CHECK(*list == std::vector{1, 2, 3});
    CHECK(*copy == std::vector{1, 2});
    CHECK_FALSE(list == copy);
    const Rare<std::vector<int>> moved = std::move(list);
    CHECK(*moved == std::vector{1, 2, 3});
    list = copy;
    CHECK(list == copy);
}
