// Chinese rules as referees apply them. docs/rules/chinese-practice.md has what was read of them.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset chinese_practice{
    .id = "chinese-practice",
    .name = "Chinese",
    .source = "Chinese Weiqi Association, 1988 and 2002, and its referees' practice",
    .read = TextRead::excerpts,
    .turn = "Chinese text, on moves",
    .empty_point = "Chinese text, on moves",
    .capture = "Chinese text, on capture",
    .illegal_play = {{Consequence::pass}, "Chinese text, on violations"},
    .out_of_turn = {{Consequence::warned}, "Chinese text, on violations"},
    .self_capture = {SelfCapture::forbidden, "Chinese text, on forbidden points"},
    .repetition = {basic_ko, "Chinese referee rules, single ko"},
    .second_repetition = {unequal_cycles, "Chinese practice, unequal cycles"},
    .long_cycle = {LongCycle::referee, "Chinese referee rules, balanced cycles"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::turn_order,
                .agreement_stops_play = true,
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

}  // namespace shinpan::go
