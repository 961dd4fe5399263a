// Chinese rules of 2002 with the ban on whole-board sameness taken at its word.
// docs/rules/chinese-as-written.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset chinese_as_written{
    .id = "chinese-as-written",
    .name = "Chinese, as written",
    .source = "Rules of Weiqi, Chinese Weiqi Association, 2002",
    .read = TextRead::text,
    .turn = "Article 2",
    .empty_point = "Article 2",
    .capture = "Article 4",
    .illegal_play = {{Consequence::pass}, "1988, Articles 19 and 20"},
    .out_of_turn = {{Consequence::warned}, "Article 17"},
    .self_capture = {SelfCapture::forbidden, "Article 5"},
    .repetition = {positional_superko, "Article 6"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::turn_order,
                .agreement_stops_play = true,
                .stop = "Article 7",
                .agree = "Article 8",
                .resume = "Article 8",
                .end = "Article 7"},
               "Article 7"},
    .removal = {Removal::by_agreement, "Article 8"},
    .scoring = {Scoring::area, "Article 9"},
    .seki = {SekiPoints::count, "Article 9"},
    .shared = {SharedPoints::halved, "Article 9"},
    .komi = {points(7) + half_point, "Chinese practice, on komi"},
    .tie = {Tie::draw, "Article 9"},
    .handicap = {{Placement::fixed, Compensation::n, HalfPoints{}}, "Chinese practice, on handicap"},
};

// What the opponent is made to face again is a position with their turn.
constexpr Ruleset chinese_as_written_ssk =
    with_ban(chinese_as_written, "chinese-as-written-ssk", "Chinese, as written, situational superko",
             situational_superko);

}  // namespace shinpan::go
