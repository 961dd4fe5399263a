// Rules of the World Mind Sports Games 2008. docs/rules/wmsg-2008.md has what was read of them.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset wmsg_2008{
    .id = "wmsg-2008",
    .name = "World Mind Sports Games 2008",
    .source = "Revision of the World Mind Sports Games Rules",
    .read = TextRead::excerpts,
    .turn = "WMSG revision, on moves",
    .empty_point = "WMSG revision, on moves",
    .capture = "WMSG revision, on capture",
    .self_capture = {SelfCapture::forbidden, "WMSG revision, on capture"},
    .repetition = {positional_superko, "WMSG revision, on repetition"},
    .first_pass = {FirstPass::point_if_white, "WMSG simplified version, on komi"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::turn_order,
                .final_stop = FinalStop::second,
                .stop = "WMSG revision, on the end",
                .agree = "WMSG revision, on the end",
                .resume = "WMSG revision, on the end",
                .end = "WMSG revision, on the end"},
               "WMSG revision, on the end"},
    .removal = {Removal::by_agreement, "WMSG revision, on the end"},
    .scoring = {Scoring::area, "WMSG simplified version, on the count"},
    .seki = {SekiPoints::count, "WMSG simplified version, on the count"},
    .komi = {points(6) + half_point, "WMSG simplified version, on komi"},
    .tie = {Tie::draw, "WMSG simplified version, on komi"},
    .handicap = {{Placement::none, Compensation::none, HalfPoints{}}},
};

}  // namespace shinpan::go
