// The rules of the Internet Go Server as described in 1997. docs/rules/igs.md has what was read of them.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset igs{
    .id = "igs",
    .name = "IGS",
    .source = "IGS rules, a description of 1997",
    .read = TextRead::description,
    .turn = "IGS description, on the start",
    .empty_point = "IGS description, on the play",
    .capture = "IGS description, on the play",
    .self_capture = {SelfCapture::forbidden, "IGS description, on the play"},
    .repetition = {basic_ko, "IGS description, on ko"},
    .long_cycle = {LongCycle::no_result, "IGS description, on ko"},
    .ending = {{.procedure = agree_or_resume,
                .passes = 3,
                .stop = "IGS description, on the end",
                .agree = "IGS description, on the confirmation",
                .resume = "IGS description, on the confirmation",
                .end = "IGS description, on the confirmation"},
               "IGS description, on the end"},
    .removal = {Removal::by_agreement, "IGS description, on the confirmation"},
    .scoring = {Scoring::territory, "IGS description, on the count"},
    .seki = {SekiPoints::count, "IGS description, on the count"},
    .komi = {points(5) + half_point, "IGS description, on the start"},
    .tie = {Tie::draw, "IGS description, on the count"},
    .handicap = {{Placement::fixed, Compensation::none, half_point}, "IGS description, on the start"},
};

}  // namespace shinpan::go
