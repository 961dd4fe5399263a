// Chinese rules with the ban on whole-board sameness taken at its word. docs/rules/chinese-as-written.md has
// what was read of them.
#include "rulesets/rulesets.hpp"
#include "rulesets/variant.hpp"

namespace shinpan {

constexpr Ruleset chinese_as_written{
    .id = "chinese-as-written",
    .name = "Chinese, as written",
    .source = "Chinese Weiqi Association, 1988 and 2002",
    .read = TextRead::excerpts,
    .turn = "Chinese text, on moves",
    .empty_point = "Chinese text, on moves",
    .capture = "Chinese text, on capture",
    .illegal_play = {{Consequence::pass}, "Chinese text, on violations"},
    .out_of_turn = {{Consequence::warned}, "Chinese text, on violations"},
    .self_capture = {SelfCapture::forbidden, "Chinese text, on forbidden points"},
    .repetition = {positional_superko, "Chinese text, on whole-board sameness"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::turn_order,
                .stop = "Chinese text, on the end",
                .agree = "Chinese text, on life and death",
                .resume = "Chinese text, on life and death",
                .end = "Chinese text, on the end"},
               "Chinese text, on the end"},
    .removal = {Removal::by_agreement, "Chinese text, on life and death"},
    .scoring = {Scoring::area, "Chinese text, on the count"},
    .seki = {SekiPoints::count, "Chinese text, on the count"},
    .shared = {SharedPoints::halved, "Chinese text, on the count"},
    .komi = {points(7) + half_point, "Chinese text, on komi"},
    .tie = {Tie::draw, "Chinese text, on the count"},
    .handicap = {{Placement::fixed, Compensation::n, HalfPoints{}}, "Chinese practice, on handicap"},
};

// What the opponent is made to face again is a position with his turn.
constexpr Ruleset chinese_as_written_ssk =
    with_ban(chinese_as_written, "chinese-as-written-ssk", "Chinese, as written, situational superko",
             situational_superko);

}  // namespace shinpan
