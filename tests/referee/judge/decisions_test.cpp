// Records that hold an arbiter's decisions.
#include "go/rulesets/registry.hpp"
#include "record_of.hpp"
#include "referee/judge/judge.hpp"
#include "referee/judge/noted.hpp"
#include "referee/judge/variations.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

// Black has the left three lines of a 5x5 board, White the right two with a black stone among them; both
// pass.
const std::string divided =
    "(;GM[1]SZ[5]KM[0];B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ca];W[da];B[eb]"
    ";W[];B[]";

Verdict verdict_on(const std::string& sgf, std::string_view id) {
    return judge(record_of(sgf), *ruleset_called(id).value());
}

// What was left aside, and why.
bool leaves_aside(const Verdict& verdict, EventKind kind, Why why) {
    const auto* note = noted<AgreementLeftAside>(verdict);
    return note && note->kind == kind && note->why == why;
}

}  // namespace

TEST_CASE("a result rests on the arbiter where they ruled what is dead") {
    for (const char* id : {"japanese-1989", "chinese-as-written", "korean", "igfip"}) {
        CAPTURE(id);
        const Verdict dead = verdict_on(divided + ";SHNSR[::::eb])", id);
        const Verdict alive = verdict_on(divided + ";SHNSR[:1:::eb])", id);
        CHECK(dead.result.basis == Basis::arbiter);
        CHECK(alive.result.basis == Basis::arbiter);
        REQUIRE(dead.counted());
        REQUIRE(alive.counted());
        CHECK(dead.counted()->score.removed.size() == 1);
        CHECK(alive.counted()->score.removed.empty());
        CHECK(dead.counted()->score.margin() < alive.counted()->score.margin());
    }
}

TEST_CASE("where no stone comes off without play, a ruling on status is left aside") {
    const Verdict verdict = verdict_on(divided + ";SHNSR[::::eb])", "tromp-taylor");
    CHECK(verdict.legal());
    CHECK(verdict.result.basis == Basis::as_it_stands);
    CHECK(leaves_aside(verdict, EventKind::status_ruled, Why::not_here));
}

TEST_CASE("an award is the result, and rests on the arbiter") {
    for (const char* id : {"japanese-1989", "tromp-taylor", "simple-territory-07"}) {
        CAPTURE(id);
        const Verdict verdict = verdict_on(divided + ";SHNAW[W:7::::as both say])", id);
        CHECK(to_text(verdict.result) == "W+3.5");
        CHECK(verdict.result.basis == Basis::arbiter);
        CHECK_FALSE(verdict.counted());
        CHECK(verdict.result.how == Ended::ruling);
    }
}

TEST_CASE("a record's annulment counts the events of the record") {
    // The first stone of White's is taken back, the second annulled: as after event 1, with the penalty.
    for (const char* id : {"japanese-1989", "tromp-taylor", "aga", "simple-territory-07"}) {
        CAPTURE(id);
        const Verdict verdict = verdict_on(
            "(;SZ[5];B[cc];W[dc];SHNUA[W:1];SHNUG[B];W[dd];SHNPE[B:1];SHNAD[:1];W[ab];B[];W[])", id);
        CHECK(verdict.legal());
        CHECK(verdict.play.position.count(Color::white) == 1);
        CHECK(verdict.play.position.at(point(0, 1)) == Color::white);
        CHECK(verdict.play.position.count(Color::black) == 1);
    }
}

TEST_CASE("a resumption by ruling needs no request, and is left aside while play goes on") {
    const std::string resumed = "(;SZ[3]KM[0];B[bb];W[ab];B[];W[];SHNRR[W:::::[9] dispute];W[ba];B[];W[])";
    for (const char* id : {"japanese-1989", "tromp-taylor", "simple-territory-07"}) {
        CAPTURE(id);
        const Verdict verdict = verdict_on(resumed, id);
        CHECK(verdict.legal());
        CHECK(verdict.play.position.count(Color::white) == 2);
    }
    CHECK(leaves_aside(verdict_on("(;SZ[3];B[bb];SHNRR[W];W[ba])", "tromp-taylor"),
                       EventKind::resumed_by_ruling, Why::not_now));
}

TEST_CASE("a record's request to take back moves past an arbiter's decision is left aside") {
    const std::string stopped = "(;SZ[5]KM[0];B[bb];W[db];B[];W[];SHNRR[B]";
    for (const char* id : {"japanese-1989", "aga", "simple-territory-07"}) {
        CAPTURE(id);
        const Verdict past = verdict_on(stopped + ";B[bc];W[dc];SHNUA[W:3];SHNUG[B])", id);
        CHECK(past.legal());
        CHECK(past.play.position.count(Color::white) == 2);
        CHECK(leaves_aside(past, EventKind::undo_asked, Why::arbiter_decided));
        const Verdict since = verdict_on(stopped + ";B[bc];W[dc];SHNUA[W:2];SHNUG[B])", id);
        CHECK(since.play.position.count(Color::white) == 1);
    }
}
