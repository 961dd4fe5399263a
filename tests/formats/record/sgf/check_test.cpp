#include "formats/record/sgf/check.hpp"

#include "formats/record/sgf/reader.hpp"
#include "told_faults.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

std::string faults(const std::string& text) {
    const auto games = sgf::read(text);
    REQUIRE(games.has_value());
    return told(sgf::check(*games));
}

}  // namespace

TEST_CASE("a game as the standard has it has no faults") {
    CHECK(faults("(;FF[4]GM[1]CA[UTF-8]AP[x:1]SZ[9:13]KM[6.5]HA[2]AB[aa:bb]PL[W]RU[Japanese]"
                 ";W[cc]BL[1.5]OB[3];B[]TE[2]KO[]C[x]LB[aa:1][bb:2];W[tt]TB[aa][bb]TW[]SHNX[y])")
              .empty());
    CHECK(faults("(;FF[3]GM[1]SZ[19]SC[aa][bb];B[aa]CH[1])").empty());
}

TEST_CASE("a property of another version than FF says is told") {
    CHECK(faults("(;FF[3]AP[x])") == "1:8: not_of_this_ff: AP\n");
    CHECK(faults("(;FF[1]GM[1])") == "1:3: not_of_this_ff: FF\n");
    CHECK(faults("(;FF[4]L[aa])") == "1:8: not_of_this_ff: L\n");
    CHECK(faults("(;FF[7])") == "1:3: unknown_ff\n");
    CHECK(faults("(;GM[1]L[aa]AP[x])") == "1:3: no_ff\n");
}

TEST_CASE("a property in the wrong place, twice, or with too many values is told") {
    CHECK(faults("(;FF[4];SZ[9])") == "1:9: belongs_first: SZ\n");
    CHECK(faults("(;FF[4]C[a]C[b])") == "1:12: property_twice: C\n");
    CHECK(faults("(;FF[4];B[aa]W[bb]B[cc])") == "1:19: property_twice: B\n");
    CHECK(faults("(;FF[4]PB[a][b])") == "1:14: more_than_one_value: PB\n");
    CHECK(faults("(;FF[4]GM[1];B[aa][bb])") == "1:20: more_than_one_value: B\n");
    CHECK(faults("(;FF[4]RD[2026])") == "1:8: not_standard: RD\n");
    CHECK(faults("(;FF[4]KGSDE[aa])").empty());
    CHECK(faults("(;FF[4]MULTIGOGM[1])") == "1:8: long_name: MULTIGOGM\n");
}

TEST_CASE("a value that the property cannot have is told") {
    for (const char* wrong : {"KM[]", "HA[x]", "TE[3]", "PL[x]", "TM[1 hour]", "TR[zz]", "CR[aa:tt]",
                              "KO[7.5]", "DM[]", "KM[6,5]", "KM[.5]", "KM[6.]", "AB[]", "AE[]", "TR[]"}) {
        CAPTURE(wrong);
        CHECK(faults(std::string("(;FF[4]SZ[9]") + wrong + ")").find("not_its_value") != std::string::npos);
    }
}

TEST_CASE("a result that FF 4 does not have is told") {
    for (const char* wrong : {"B+3,5", "B+ 3.5", "B+-5", "W+resigns", "Jigo", "B"}) {
        CAPTURE(std::string(wrong));
        CHECK(faults("(;FF[4]RE[" + std::string(wrong) + "])") == "1:11: not_its_value: RE\n");
        CHECK(faults("(;FF[3]RE[" + std::string(wrong) + "])").empty());
    }
    for (const char* right : {"B+3.5", "w+0.75", "B+R", "W+Resign", "W+T", "B+Forfeit", "B+", "0", "Draw",
                              "Void", "?", "", "BothLose"}) {
        CAPTURE(std::string(right));
        CHECK(faults("(;FF[4]RE[" + std::string(right) + "])").empty());
    }
}

TEST_CASE("a square board has one number") {
    CHECK(faults("(;FF[4]SZ[9:9])") == "1:11: not_its_value: SZ\n");
    CHECK(faults("(;FF[4]SZ[9:10])").empty());
}

TEST_CASE("a point that FF 4 lets stand once in a node, and that stands twice, is told") {
    CHECK(faults("(;FF[4]SZ[9]AB[aa]AW[aa])") == "1:22: point_twice: AW\n");
    CHECK(faults("(;FF[4]SZ[9]AB[aa:cc]AE[bb])") == "1:25: point_twice: AE\n");
    CHECK(faults("(;FF[4]SZ[9]AB[aa][aa])") == "1:20: point_twice: AB\n");
    CHECK(faults("(;FF[4]SZ[9]LB[aa:1][aa:2])") == "1:22: point_twice: LB\n");
    CHECK(faults("(;FF[4]SZ[9]TR[aa]CR[aa])") == "1:22: point_twice: CR\n");
    CHECK(faults("(;FF[4]SZ[9]TB[aa]TW[aa])") == "1:22: point_twice: TW\n");
    CHECK(faults("(;FF[4]SZ[9]AB[aa]TR[aa]LB[aa:1]TB[aa];AW[aa]TR[aa]TB[][bb])").empty());
    CHECK(faults("(;FF[3]SZ[9]TR[aa]CR[aa]AB[bb]AW[bb][])").empty());
}

TEST_CASE("a move that is no point of the board is told, also where nothing else stands in its node") {
    CHECK(faults("(;FF[4]GM[1]SZ[9];B[abc])") == "1:21: not_its_value: B\n");
    CHECK(faults("(;FF[4]GM[1]SZ[9];W[jj])") == "1:21: not_its_value: W\n");
}

TEST_CASE("before FF 4 a value that says how much may be empty") {
    CHECK(faults("(;FF[3]GM[1]SZ[9];B[aa]DM[])").empty());
}

TEST_CASE("of another game than Go little is said") {
    CHECK(faults("(;GM[2];SZ[9]B[xyz])") == "1:3: no_ff\n");
}
