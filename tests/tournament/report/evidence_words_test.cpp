#include "tournament/report/evidence_words.hpp"

#include "go/rulesets/registry.hpp"
#include "tournament/events.hpp"
#include "tournament/report/tables.hpp"

#include <doctest/doctest.h>

using namespace shinpan::tournament;
using shinpan::Color, shinpan::EndingSaying, shinpan::HalfPoints, shinpan::PrecedentShape,
    shinpan::ruleset_called, shinpan::Why;

namespace {

std::string said(const Found& found) { return words_on(EvidenceLine(found)); }

}  // namespace

TEST_CASE("evidence: each kind of line is said in English") {
    const auto* rules = *ruleset_called("japanese-1949");
    CHECK(words_on(EvidenceLine(std::string("the clock"))) == "the clock");
    CHECK(said(GameConditions{rules, HalfPoints{13}}) == "Japanese 1949, komi 6.5");
    CHECK(said(RecordReplayed{1}) == "1 move of the record replayed under the rules of the event");
    CHECK(said(MoveRefused{58, Why::self_capture, "A1", "Rule 6"}) ==
          "Move 58 of the record, A1, is not allowed under these rules: self-capture (Rule 6); the position "
          "before "
          "it is shown");
    CHECK(said(OtherRules{rules}) == "The record names other rules: Japanese 1949");
    CHECK(said(OtherKomi{HalfPoints{15}}) == "The record has komi 7.5; the komi of the event counts");
    CHECK(said(EndLeftOut{}) == "How the record ends was left out: that is in dispute");
    CHECK(said(CapturedBefore{3, 0}) == "Captured before this position: by Black 3, by White 0");
    CHECK(
        said(StepTaken{{EndingSaying::stop, EndingSaying::first_passer}, 2, Color::white, "Rule 9", true}) ==
        "2 passes in a row stop the game. White passed first. (Rule 9) (now)");
    CHECK(said(EndedWithoutResult{"Article 12"}) == "The game has ended without result (Article 12)");
    CHECK(said(GroupGraded{Color::white, {"H7", "J7"}, GroupGrade::estimated, true, 935}) ==
          "White H7, 2 stones: dead, estimated, 93 % sure.");
    CHECK(said(GroupGraded{Color::black, {"H7"}, GroupGrade::unsettled}) ==
          "Black H7, 1 stone: goes to whoever moves first, proven.");
    CHECK(said(StonesDead{{"H7", "J7"}}) == "Dead: H7 J7");
}

TEST_CASE("evidence: what a precedent decides is said with what its text makes of it") {
    const auto three = [](int points) {
        return said(DecidedByPrecedent{PrecedentShape::three_points_without_capturing,
                                       Color::white,
                                       {"A4"},
                                       {"B5", "C5", "B4", "C4"},
                                       points,
                                       "the text"});
    };
    CHECK(three(3) ==
          "White's stone at A4 and Black's 4 stones at B5: three points without capturing. Left as it is, 3 "
          "points "
          "for White on top of the count. (the text)");
    CHECK(three(0) ==
          "White's stone at A4 and Black's 4 stones at B5: three points without capturing. A seki: no points "
          "there. (the text)");
    CHECK(said(DecidedByPrecedent{PrecedentShape::bent_four_in_the_corner, Color::black, {"D5", "D4"}}) ==
          "Black's 2 stones at D5: bent four in the corner. Dead as they stand.");
}

TEST_CASE("evidence: the table of rulings has every line of it, written or found") {
    Event event = event_of({32, 31});
    must(event.take(
        Ruled{.round = 1, .words = "so", .evidence = {std::string("the clock"), Found(StonesDead{{"H7"}})}},
        0));
    const PrintedTable table = rulings_table(event);
    REQUIRE(table.rows.size() == 3);
    CHECK(table.rows[1][1] == "  the clock");
    CHECK(table.rows[2][1] == "  Dead: H7");
}
