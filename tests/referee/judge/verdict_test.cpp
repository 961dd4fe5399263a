// What a verdict's result rests on, and what its notes say of that.
#include "drawn.hpp"
#include "go/rulesets/registry.hpp"
#include "record_of.hpp"
#include "referee/judge/judge.hpp"
#include "referee/judge/noted.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

namespace {

Verdict verdict_on(const std::string& sgf, std::string_view id) {
    return judge(record_of(sgf), **ruleset_called(id));
}

}  // namespace

TEST_CASE("a game that an illegal move loses rests on what was played, not on a word of the record") {
    const Verdict verdict = verdict_on("(;GM[1]SZ[5]KM[0];B[cc];W[cc])", "japanese-1989");
    CHECK(to_text(verdict.result) == "B+F");
    CHECK(verdict.result.basis == Basis::as_it_stands);
}

TEST_CASE("territory that its owner has to fill is named where the estimate leaves it out") {
    const std::string white_must_connect =
        "(;GM[1]SZ[9:3]KM[0]AB[ha][eb][fb][gb][hb][ib][dc][ec][gc][ic]"
        "AW[ba][ea][fa][ab][bb][cb][db][bc][cc];B[];W[])";
    const Verdict verdict = verdict_on(white_must_connect, "japanese-1989");
    REQUIRE(verdict.result.basis == Basis::estimated);
    CHECK(noted<ToBeFilled>(verdict));
    CHECK(verdict.estimate->to_be_filled == named({9, 3}, {"D3"}));
}
