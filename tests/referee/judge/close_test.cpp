// What a record's players are taken to have said of the end, where that is more than a game at a table tells
// (docs/decisions/0141-the-end-that-a-record-leaves-out.md).
#include "formats/record/event_line.hpp"
#include "go/rulesets/registry.hpp"
#include "record_of.hpp"
#include "referee/judge/judge.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

using namespace shinpan;

namespace {

constexpr Size board5{5, 5};

// Black has the left three lines, White the right two with a black stone, E4, among them; both pass.
const std::string stopped =
    "(;GM[1]SZ[5]KM[0];B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ca];W[da];B[eb];W[];B[]";
const std::string marks_e4_dead = ";TB[aa:be]TW[ea:ee]";
const std::string marks_nothing_dead = ";TB[aa:be]TW[ec:ee]";

Verdict verdict_on(const std::string& text, std::string_view id) {
    return judge(record_of(text), *ruleset_called(id).value());
}

// White accepts Black's marks on E4 alone.
std::string acceptance_of_e4() {
    PointSet marks;
    marks.insert(*point_named("E4", board5));
    const std::string line = event_line(marks_accepted(Color::white, marks), board5);
    return ";SHNMP[B::::eb];SHNMA[W::" + line.substr(line.rfind(' ') + 1) + "]";
}

}  // namespace

TEST_CASE("a pass after the stop leaves the agreement that the marks tell") {
    for (const char* id : {"aga", "bga", "french-2007", "korean", "wmsg-2008"}) {
        CAPTURE(id);
        const Verdict verdict = verdict_on(stopped + ";W[]" + marks_e4_dead + ")", id);
        REQUIRE(verdict.counted());
        CHECK(verdict.counted()->score.removed.size() == 1);
        CHECK(verdict.result.basis == Basis::agreed);
        CHECK(verdict.end.assumed_passes == 0);
    }
}

TEST_CASE("marks tell what was agreed in a pause, though the record passes on from it") {
    for (const char* id : {"ing-1996", "egf-area", "egf-ing"}) {
        CAPTURE(id);
        const Verdict verdict = verdict_on(stopped + ";W[];B[]" + marks_e4_dead + ")", id);
        REQUIRE(verdict.counted());
        CHECK(verdict.counted()->score.removed.size() == 1);
        CHECK(verdict.result.basis == Basis::agreed);
        CHECK(verdict.end.assumed_passes == 0);
    }
}

TEST_CASE("marks tell what is dead where the record's players agreed to end the game in a pause") {
    for (const char* id : {"ing-1996", "egf-area", "egf-ing"}) {
        CAPTURE(id);
        const Verdict verdict = verdict_on(stopped + ";SHNEA[]" + marks_e4_dead + ")", id);
        REQUIRE(verdict.legal());
        REQUIRE(verdict.counted());
        CHECK(verdict.counted()->score.removed.size() == 1);
        CHECK(verdict.result.basis == Basis::agreed);
    }
}

TEST_CASE("what the record's players agreed on stands, though an arbiter ruled on other stones since") {
    for (const char* id : {"japanese-1989", "chinese-as-written", "korean"}) {
        CAPTURE(id);
        const Verdict verdict =
            verdict_on(stopped + acceptance_of_e4() + ";SHNSR[:1:::dc]" + marks_nothing_dead + ")", id);
        REQUIRE(verdict.legal());
        REQUIRE(verdict.counted());
        CHECK(verdict.counted()->score.removed.size() == 1);
        CHECK(verdict.result.basis == Basis::arbiter);
    }
}
