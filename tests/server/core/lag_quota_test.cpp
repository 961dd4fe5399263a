// An honest page pays for thinking alone; one that lies gains no more than its quota.
#include "server/core/lag_quota.hpp"

#include <doctest/doctest.h>

#include <optional>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// What so many moves are charged, each of which took `elapsed` here and `thought` by the page's word.
Milliseconds charged(int moves, Milliseconds elapsed, std::optional<Milliseconds> thought,
                     Milliseconds round_trip) {
    LagQuota quota;
    const Milliseconds allowance = lag_allowance(round_trip);
    Milliseconds sum = 0;
    for (int i = 0; i < moves; ++i) {
        const Milliseconds gift = quota.gift(elapsed, thought, allowance);
        quota.spend(gift, allowance);
        sum += elapsed - gift;
    }
    return sum;
}

}  // namespace

TEST_CASE("complaint 5: with 300 ms of round trip an honest page pays for thinking alone") {
    CHECK(charged(100, 5300, 5000, 300) == 100 * 5000);
}

TEST_CASE("complaint 5: a page that claims 5 s with 50 ms measured gains 190 ms a move, and 1.33 s once") {
    constexpr int moves = 1000;
    const Milliseconds gained = moves * 5000 - charged(moves, 5000, 0, 50);
    CHECK(gained <= moves * 190 + 3 * 190);
    LagQuota saved;
    for (int i = 0; i < 50; ++i) saved.spend(0, lag_allowance(50));
    CHECK(saved.gift(5000, 0, lag_allowance(50)) == 1330);
}

TEST_CASE("a page that says nothing, or more than the server saw, is given nothing") {
    CHECK(charged(10, 5000, {}, 300) == 10 * 5000);
    CHECK(charged(10, 5000, 6000, 300) == 10 * 5000);
}

TEST_CASE("no line is allowed more than a second") {
    CHECK(lag_allowance(60'000) == 1000);
    CHECK(lag_allowance({}) == 140);
}
