// Rules of the Korea Baduk Association. docs/rules/korean.md has what was read of them.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset korean{
    .id = "korean",
    .name = "Korean",
    .source = "Korea Baduk Association, 2016 and 1992",
    .read = TextRead::excerpts,
    .turn = "2016 text, on the move",
    .empty_point = "2016 text, on the move",
    .capture = "2016 text, on capture",
    .self_capture = {SelfCapture::forbidden, "2016 text, on forbidden points"},
    .repetition = {basic_ko, "1992 text, on ko"},
    .long_cycle = {LongCycle::draw, "2016 text, on repetition"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::turn_order,
                .stop = "1992 text, on the end",
                .agree = "1992 text, on the count",
                .resume = "1992 additional rules",
                .end = "1992 text, on the end"},
               "1992 text, on the end"},
    .removal = {Removal::by_agreement, "1992 text, on the count"},
    .scoring = {Scoring::territory, "2016 text, on the players"},
    .seki = {SekiPoints::none, "Korean practice"},
    .komi = {points(6) + half_point, "Korean practice"},
    .tie = {Tie::draw, "Korean practice"},
    .handicap = {{Placement::fixed, Compensation::none, HalfPoints{}}, "Korean practice"},
};

}  // namespace shinpan::go
