#include "referee/judge/variations.hpp"

#include "formats/record/sgf/reader.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

TEST_CASE("a variation is judged on its own handicap, whatever those before it have set up") {
    // The first line makes its handicap of moves; the last one sets up the same stones.
    const auto games = sgf::read(
        "(;GM[1]SZ[9]HA[2](;B[cc];B[gg];W[aa];B[bb])(;AB[dd][ee];W[aa];B[bb])(;AB[cc][gg];W[aa];B[dd]))");
    REQUIRE(games);
    const auto judged = judge_variations(*games, 0, **ruleset_called("japanese"));
    REQUIRE(judged.size() == 2);
    for (const JudgedVariation& one : judged) CHECK(one.legal());
}

TEST_CASE("a variation of the first move is judged on an empty board") {
    const auto games = sgf::read("(;GM[1]SZ[9](;B[aa];W[bb])(;B[bb];W[bb])(;B[cc];W[aa];B[cc]))");
    REQUIRE(games);
    const auto judged = judge_variations(*games, 0, **ruleset_called("japanese"));
    REQUIRE(judged.size() == 2);
    for (const JudgedVariation& one : judged) REQUIRE(one.illegal);
    CHECK(judged[0].illegal->move == 2);
    CHECK(judged[1].illegal->move == 3);
}

TEST_CASE("where the main line cannot be read no variation is judged") {
    const auto games = sgf::read("(;GM[1]SZ[9];B[aa](;W[zz];B[cc])(;W[bb]))");
    REQUIRE(games);
    CHECK(judge_variations(*games, 0, **ruleset_called("japanese")).empty());
}
