// Nothing is lost, doubled or told too early, whatever becomes of lines, store and server.
#include "server/world/world.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

using namespace shinpan::server::world;

namespace {

constexpr int steps = 60'000;

// The first thing that a world with that mistake shows to be wrong, over some seeds.
std::string found(Fault fault, Mistake mistake) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        World world(seed, fault, mistake);
        if (!world.run(steps) || !world.settle()) return world.wrong().substr(0, world.wrong().find('\n'));
    }
    return {};
}

constexpr int least_of_each_fault = 100;
constexpr std::size_t kinds_of_faults = 11;

bool has_enough(const Tally& tally) {
    const auto is_enough = [](const auto& fault) { return fault.second >= least_of_each_fault; };
    const bool is_played = tally.claims >= least_of_each_fault && tally.estimates > 0 && tally.packed > 0;
    return is_played && tally.faults.size() == kinds_of_faults &&
           std::all_of(tally.faults.begin(), tally.faults.end(), is_enough);
}

std::chrono::seconds time_to_spend() {
    return std::chrono::seconds(std::getenv("SHINPAN_SLOW") != nullptr ? 3600 : 30);
}

}  // namespace

TEST_CASE("world: what a server acknowledges is on disk, once, and all pages show it") {
    Tally all;
    const auto end = std::chrono::steady_clock::now() + time_to_spend();
    for (std::uint64_t seed = 1; std::chrono::steady_clock::now() < end || !has_enough(all); ++seed) {
        World world(seed);
        const bool is_well = world.run(steps) && world.settle();
        CAPTURE(seed);
        REQUIRE_MESSAGE(is_well, world.wrong());
        all.moves += world.tally().moves;
        all.games += world.tally().games;
        all.claims += world.tally().claims;
        all.estimates += world.tally().estimates;
        all.packed += world.tally().packed;
        for (const auto& [fault, count] : world.tally().faults) all.faults[fault] += count;
    }
    std::cout << "world: " << all.games << " games, " << all.moves << " entries, " << all.claims
              << " absences, " << all.estimates << " estimates, " << all.packed << " logs packed";
    for (const auto& [fault, count] : all.faults) std::cout << ", " << fault << " " << count;
    std::cout << '\n';
    CHECK(has_enough(all));
}

TEST_CASE("world: a server that answers before its store has is found out") {
    CHECK(found(Fault::answers_before_commit, Mistake::none) == "a page shows what is not on disk");
}

TEST_CASE("world: a server that forgets what it was asked is found out") {
    CHECK(found(Fault::forgets_requests, Mistake::none) == "refused, and on disk");
}

TEST_CASE("world: a server that has a clock pay for the time that it was down is found out") {
    CHECK(found(Fault::charges_down_time, Mistake::none) == "a clock paid for what was nobody's turn");
}

TEST_CASE("world: a server that lets an acceptance count for other marks is found out") {
    CHECK(found(Fault::takes_other_marks, Mistake::none) == "something else was entered than was said");
}

TEST_CASE("world: a server that tells onlookers at once what is to be held back is found out") {
    CHECK(found(Fault::tells_onlookers, Mistake::none) == "somebody who looks on was told too early");
}

TEST_CASE("world: a server that takes an absence for longer than it was is found out") {
    CHECK(found(Fault::miscounts_absence, Mistake::none) == "somebody was away for less than was said");
}

TEST_CASE("world: a server that answers otherwise when it is asked again is found out") {
    CHECK(found(Fault::answers_otherwise, Mistake::none) == "the same request has another answer");
}

TEST_CASE("world: a page that shows a refused stone as played is found out") {
    CHECK(found(Fault::none, Mistake::shows_refused) == "a page shows what is not on disk");
}
