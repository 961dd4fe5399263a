// The time of both players over a game.
#include "go/table/game_clocks.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("a move that takes longer than the player has loses on time, and the clocks stay as they were") {
    GameClocks clocks(*time_control_in("absolute:60"));
    CHECK(clocks.make(Color::black, 1, 20'000));
    CHECK_FALSE(clocks.make(Color::black, 3, 40'001));
    CHECK(clocks.of(Color::black).left().main == 40'000);
    clocks.take_back_to(1);  // the move that was not made is not there to be taken back
    CHECK(clocks.of(Color::black).left().main == 40'000);
    CHECK(clocks.make(Color::black, 3, 40'000));
}

TEST_CASE("moves that are taken back leave the time that they took used, and give back what they gave") {
    GameClocks clocks(*time_control_in("fischer:60:10"));
    CHECK(clocks.make(Color::black, 1, 5'000));
    CHECK(clocks.make(Color::white, 2, 7'000));
    CHECK(clocks.of(Color::black).left().main == 65'000);
    clocks.take_back_to(1);
    CHECK(clocks.of(Color::white).left().main == 53'000);
    CHECK(clocks.of(Color::black).left().main == 65'000);
    clocks.take_back_to(0);
    CHECK(clocks.of(Color::black).left().main == 55'000);
}
