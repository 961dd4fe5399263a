// Commands that tell of a position: what they say where it cannot be decided, or is none.
#include "cli/program.hpp"

#include <doctest/doctest.h>

using namespace cli_test;

TEST_CASE("confirm says what it could not decide, and counts nothing by it") {
    const Folder folder;
    const std::string invader = folder.file("invader.sgf",
                                            "(;GM[1]FF[4]SZ[6]RU[Japanese]KM[0]AB[ac][bc][cc][dc][ec][fc]"
                                            "AW[da][ad][bd][cd][dd][ed][fd])");
    const Ran plain = shinpan("confirm " + invader);
    CHECK(holds(plain.out, "D6  White, 1 stone: capturable (not played to the end)"));
    CHECK_FALSE(holds(plain.out, "in seki"));
    const Ran all = shinpan("confirm --nodes 100 --rules all " + invader);
    CHECK(all.status == 0);
    CHECK(holds(all.out, "\n?       -       -       japanese-1989 (Article 7.2"));
    const Ran game = shinpan("confirm --nodes 100 --rules all examples/gnugo_9x9_japanese.sgf");
    CHECK(holds(game.out, "japanese-1989 (Article 7.2; 40 stones beside open space not tried)"));
}

TEST_CASE("of a position with a chain without liberties set up nothing is told") {
    const Folder folder;
    const std::string no_liberty =
        folder.file("none.sgf", "(;GM[1]FF[4]SZ[5]RU[AGA]KM[0];B[cc];B[dd];AB[aa][ba]AW[ab][bb][ca])");
    for (const char* command : {"prove ", "estimate ", "confirm --rules japanese-1989 "}) {
        const Ran ran = shinpan(command + no_liberty);
        CHECK(ran.status == 1);
        CHECK(ran.out.empty());
        CHECK(holds(ran.errors, "none.sgf:1:"));
        CHECK(holds(ran.errors, "after move 2, White: a chain without liberties is set up"));
        CHECK(holds(ran.errors, "give it a liberty or take it off"));
    }
    CHECK(shinpan("prove --move 0 " + no_liberty).status == 0);
}
