// World Amateur Go Championship rules of 1979. docs/rules/wagc-1979.md has what was read of them.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset wagc_1979{
    .id = "wagc-1979",
    .name = "World Amateur Go Championship 1979",
    .source = "World Amateur Go Championship: Rules",
    .read = TextRead::excerpts,
    .turn = "WAGC booklet, opening rules",
    .empty_point = "WAGC booklet, opening rules",
    .capture = "WAGC booklet, after the 1949 law",
    .self_capture = {SelfCapture::forbidden, "WAGC booklet, after the 1949 law"},
    .repetition = {basic_ko, "WAGC booklet, after the 1949 law"},
    .long_cycle = {LongCycle::no_result, "WAGC booklet, on repetition"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::opponent_of_requester,
                .stop = "WAGC booklet, on the end",
                .agree = "WAGC booklet, on the end",
                .resume = "WAGC booklet, on the end",
                .end = "WAGC booklet, on the end"},
               "WAGC booklet, on the end"},
    .removal = {Removal::by_agreement, "WAGC booklet, on the end"},
    .precedents = {Precedents::three_points_seki, "WAGC precedents"},
    .scoring = {Scoring::territory, "WAGC booklet, opening rules"},
    .seki = {SekiPoints::none, "WAGC booklet, on seki"},
    .komi = {points(6) + half_point, "WAGC practice"},
    .tie = {Tie::draw, "WAGC practice"},
    .handicap = {{Placement::none, Compensation::none, HalfPoints{}}, "WAGC practice"},
};

}  // namespace shinpan::go
