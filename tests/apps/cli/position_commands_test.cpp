// Commands that tell of a position: what they say where it cannot be decided, or is none.
#include "apps/cli/program.hpp"
#include "apps/cli/schema.hpp"

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

TEST_CASE("a confirmation costs no more than was asked for, and leaves open what it then cannot say") {
    const std::string asked =
        "confirm examples/notorious/bent_four_removable_threat.sgf --rules japanese-1989 ";
    CHECK(holds(shinpan(asked).out, "comes off without play"));
    const Ran bounded = shinpan(asked + "--states 1");
    CHECK(bounded.status == 0);
    CHECK(holds(bounded.out, "undecided"));
    CHECK_FALSE(holds(bounded.out, "comes off without play"));
    CHECK(shinpan(asked + "--states 0").status == 2);
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

TEST_CASE("proofs and hypothetical play in JSON fit their schemas") {
    const Schema proofs("docs/schema/prove.json");
    for (const char* asked :
         {"examples/four_in_a_row.sgf", "--first examples/unsettled.sgf --nodes 2000",
          "examples/unsettled.sgf --chain A2",
          "--first --rules tromp-taylor examples/notorious/direct_ko.sgf",
          "--first examples/points_in_seki.sgf", "examples/disputed_stone.sgf --chain B3 --agreed C11"}) {
        CAPTURE(asked);
        CHECK(proofs.fault_in(shinpan(std::string("prove --json ") + asked).out) == "");
    }
    CHECK(proofs.fault_in("{}") != "");
    const Schema confirmations("docs/schema/confirm.json");
    for (const char* asked : {"examples/points_in_seki.sgf", "examples/three_points_without_capturing.sgf"}) {
        CAPTURE(asked);
        const Ran ran = shinpan(std::string("confirm --json --rules japanese-1989 --states 1000 ") + asked);
        CHECK(confirmations.fault_in(ran.out) == "");
    }
    CHECK(confirmations.fault_in("{}") != "");
}

TEST_CASE("the verdict on one chain: it lives, it depends on who moves first, or no stone stands there") {
    const Ran lives = shinpan("prove examples/four_in_a_row.sgf --chain B3");
    CHECK(lives.status == 0);
    CHECK(lives.out == "  A3  Black, 4 stones: lives\n");
    const Ran unsettled = shinpan("prove examples/unsettled.sgf --chain A2");
    CHECK(holds(unsettled.out, "5 stones: unsettled\n    Black moving first: B3 saves it"));
    CHECK(holds(unsettled.out, "White moving first: B3 kills it"));
    CHECK(holds(shinpan("prove examples/unsettled.sgf --chain A2 --json").out,
                R"("is":"unsettled","saved":{"play":"B3")"));
    CHECK(shinpan("prove examples/four_in_a_row.sgf --chain B4").status == 2);
}

TEST_CASE(
    "one chain in dispute is judged as far as the players agree on all others, and the verdict says so") {
    const Folder folder;
    const std::string asked = "prove examples/disputed_stone.sgf --chain B3 ";
    const Ran alone = shinpan(asked);
    CHECK(holds(alone.out, "Black, 1 stone: open, with more --nodes more may be proven\n"));
    const Ran agreed = shinpan(asked + "--agreed C11 -o " + folder.path("corner"));
    CHECK(agreed.status == 0);
    CHECK(holds(agreed.out, "Black, 1 stone: dead\n"));
    CHECK(holds(agreed.out, "as far as agreed: White has the 45 points around E5"));
    const Ran checked = shinpan("check examples/disputed_stone.sgf " + folder.path("corner.B3.white"));
    CHECK(checked.status == 0);
    CHECK(holds(checked.out, "valid: white, moving second, holds A5"));
    CHECK(holds(checked.out, "valid: white, moving second, rests on what is agreed of E5 F5"));
    CHECK_FALSE(holds(checked.out, "holds E5"));
    const Ran json = shinpan(asked + "--agreed C11 --json");
    CHECK(holds(json.out, R"("white":["E5",)"));
    CHECK(holds(json.out, R"("is":"dead")"));
    CHECK_FALSE(holds(json.out, "proven_points"));

    // With White's stone at C11 living in Black's territory, Black has none to agree on.
    CHECK(holds(shinpan(asked + "--agreed none --json").out, R"("agreed":{"black":[],)"));
    CHECK(holds(shinpan(asked + "--agreed marks").errors, "has no marks of territory"));
    CHECK(holds(shinpan(asked + "--agreed C11,A1").errors, "no stone stands on 'A1'"));
    CHECK(shinpan(asked + "--agreed C11,A1").status == 2);
    CHECK(
        holds(shinpan("prove examples/disputed_stone.sgf --agreed C11").errors, "--agreed requires --chain"));
}
