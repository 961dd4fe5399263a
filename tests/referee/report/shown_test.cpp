// The position that SGF says, where the rules say another.
#include "referee/report/shown.hpp"

#include "record_of.hpp"
#include "referee/proof/unjudged_replay.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

std::string board(const std::string& text, int moves = 1000) {
    return to_text(shown_position(record_of(text), moves).position);
}

}  // namespace

TEST_CASE("a move puts its stone whatever stood there, and takes what has no liberty then") {
    CHECK(board("(;SZ[3];B[bb];W[bb];B[aa])") == "X..\n.O.\n...\n");
    CHECK(board("(;SZ[3];B[bb];W[bb])", 1) == "...\n.X.\n...\n");
    CHECK(board("(;SZ[3]AB[ab][ba]AW[aa];B[cc])") == "OX.\nX..\n..X\n");
    CHECK(board("(;SZ[3]AB[ba]AW[aa];B[ab];W[aa])") == ".X.\nX..\n...\n");  // takes itself off at last
    const Shown shown = shown_position(record_of("(;SZ[3];B[bb];W[bb];B[aa])"), 3);
    REQUIRE(shown.parts.has_value());
    CHECK(shown.parts->move == 2);
    CHECK(shown.parts->refusal.why == Why::occupied);
    CHECK(shown.numbers == std::vector<int>{1, 2, 3});
}

TEST_CASE("stones that are set up take none and stay without liberties") {
    CHECK(board("(;SZ[3]AB[aa]AW[ab][ba])") == "XO.\nO..\n...\n");
    CHECK(board("(;SZ[3]AB[aa];B[cc];AW[ab][ba];B[bb])") == "XO.\nOX.\n..X\n");
    const Shown shown = shown_position(record_of("(;SZ[3]AB[aa]AW[ab][ba];B[cc])"), 1);
    REQUIRE(shown.parts.has_value());
    CHECK(shown.parts->refusal.why == Why::captured_setup);
}

TEST_CASE("where the rules have the same position nothing parts, and moves taken back are gone") {
    const Record game = record_of("(;SZ[5];B[bb];W[ba];B[cc];W[ab];SHNUA[W:2];SHNUG[B];B[dd])");
    const Shown shown = shown_position(game, 1000);
    CHECK_FALSE(shown.parts.has_value());
    CHECK(shown.position == replayed(game, 1000).board().position());
    CHECK(to_text(shown.position) == ".O...\n.X...\n.....\n...X.\n.....\n");
    CHECK(shown.numbers == std::vector<int>{1, 2, 5});
}
