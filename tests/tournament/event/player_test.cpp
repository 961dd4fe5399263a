#include "tournament/event/player.hpp"

#include <doctest/doctest.h>

using namespace shinpan::tournament;

TEST_CASE("player: a rank has its rating in the middle, and a rating its rank") {
    for (int rank = 0; rank <= 38; ++rank) CHECK(rank_of(rating_of(rank)) == rank);
    CHECK(rating_of(30) == 2100);
    CHECK(rank_text(rank_of(2050)) == "1d");
    CHECK(rank_text(rank_of(2049)) == "1k");
    CHECK(rank_text(rank_of(-9999)) == "30k");
    CHECK(rank_text(rank_of(9999)) == "9d");
}
