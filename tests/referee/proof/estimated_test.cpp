// The estimate of a final position, above which stands what is proven and what the ruleset decides.
#include "referee/proof/estimated.hpp"

#include "go/rulesets/registry.hpp"
#include "record_of.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

// XX.OX       .XXO.O
// XOOOX       OXXOO.
// .OXXX       XOOOOO
// OOX.X       XXXXXX
// XXXX.       .X.X.X
const char* const bent_four =
    "SZ[5]AB[aa][ba][ea][ab][eb][cc][dc][ec][cd][ed][ae][be][ce][de]AW[da][bb][cb][db][bc][ad][bd]";
const char* const three_points =
    "SZ[6:5]AB[ba][ca][bb][cb][ac][ad][bd][cd][dd][ed][fd][be][de][fe]AW[da][fa][ab][db][eb][bc][cc][dc]"
    "[ec][fc]";

// The stones of the position thought dead under that ruleset.
std::string dead_under(const char* ruleset, const char* stones) {
    const Record record = record_of("(;GM[1]" + std::string(stones) + ")");
    Estimates estimates;
    const EstimateWithProof& found = estimates.with_proof(record, 0, **ruleset_called(ruleset));
    return names(found.estimate.dead, record.size);
}

}  // namespace

TEST_CASE("what a ruleset decides by precedent, the estimate takes from it") {
    for (const char* ruleset : {"japanese-1949", "wagc-1979"}) {
        CAPTURE(std::string(ruleset));
        CHECK(dead_under(ruleset, bent_four) == "D5 B4 C4 D4 B3 A2 B2");
        CHECK(dead_under(ruleset, three_points).empty());
    }
    CHECK(dead_under("aga", bent_four).empty());
    CHECK(dead_under("aga", three_points) == "B5 C5 B4 C4");
}

TEST_CASE("estimates under one ruleset after the other are those under each alone") {
    const Record record = record_of("(;GM[1]" + std::string(bent_four) + ")");
    Estimates estimates;
    for (const char* ruleset : {"aga", "japanese-1989", "japanese-1989", "aga", "japanese-1949",
                                "japanese-1989", "japanese-1949", "aga"}) {
        CAPTURE(std::string(ruleset));
        const auto& found = estimates.with_proof(record, 0, **ruleset_called(ruleset));
        CHECK(names(found.estimate.dead, record.size) == dead_under(ruleset, bent_four));
    }
    CHECK(dead_under("japanese-1989", bent_four) != dead_under("aga", bent_four));
}
