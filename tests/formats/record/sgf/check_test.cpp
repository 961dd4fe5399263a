#include "formats/record/sgf/check.hpp"
#include "formats/record/sgf/reader.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

std::string faults(const std::string& text) {
    const auto games = sgf::read(text);
    REQUIRE(games.has_value());
    std::string out;
    for (const Diagnostic& w : sgf::check(*games))
        out += std::to_string(w.place.column) + ": " + w.what + "\n";
    return out;
}

}  // namespace

TEST_CASE("a game as the standard has it has no faults") {
    CHECK(faults("(;FF[4]GM[1]CA[UTF-8]AP[x:1]SZ[9:13]KM[6.5]HA[2]AB[aa:bb]PL[W]RU[Japanese]"
                 ";W[cc]BL[1.5]OB[3];B[]TE[2]KO[]C[x]LB[aa:1][bb:2];W[tt]TB[aa][bb]TW[]SHNX[y])")
              .empty());
    CHECK(faults("(;FF[3]GM[1]SZ[19]SC[aa][bb];B[aa]CH[1])").empty());
}

TEST_CASE("a property of another version than FF says is told") {
    CHECK(faults("(;FF[3]AP[x])") == "8: a property that the file's FF has not: AP\n");
    CHECK(faults("(;FF[1]GM[1])") == "3: a property that the file's FF has not: FF\n");
    CHECK(faults("(;FF[4]L[aa])") == "8: a property that the file's FF has not: L\n");
    CHECK(faults("(;FF[7])") == "3: unknown FF; read as FF[4]\n");
    CHECK(faults("(;GM[1]L[aa]AP[x])") == "3: no FF, which stands for FF[1]\n");
}

TEST_CASE("a property in the wrong place, twice, or with too many values is told") {
    CHECK(faults("(;FF[4];SZ[9])") == "9: belongs into the first node: SZ\n");
    CHECK(faults("(;FF[4]C[a]C[b])") == "12: a property twice in one node: C\n");
    CHECK(faults("(;FF[4];B[aa]W[bb]B[cc])") == "19: a property twice in one node: B\n");
    CHECK(faults("(;FF[4]PB[a][b])") == "14: more than one value, where there is to be one: PB\n");
    CHECK(faults("(;FF[4]RD[2026])") == "8: not one of the standard's properties; kept as it is: RD\n");
    CHECK(faults("(;FF[4]KGSDE[aa])").empty());
    CHECK(faults("(;FF[4]MULTIGOGM[1])") ==
          "8: a name of more than eight letters, which some programs cut: MULTIGOGM\n");
}

TEST_CASE("a value that the property cannot have is told") {
    for (const char* wrong :
         {"KM[]", "HA[x]", "TE[3]", "PL[x]", "TM[1 hour]", "TR[zz]", "CR[aa:tt]", "KO[7.5]"}) {
        CAPTURE(wrong);
        CHECK(faults(std::string("(;FF[4]SZ[9]") + wrong + ")").find("not a value that this property has") !=
              std::string::npos);
    }
}

TEST_CASE("of another game than Go little is said") {
    CHECK(faults("(;GM[2];SZ[9]B[xyz])") == "3: no FF, which stands for FF[1]\n");
}
