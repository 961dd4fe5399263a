// EGF tournament rules, territory count. docs/rules/egf-japanese.md has what was read of them.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset egf_japanese{
    .id = "egf-japanese",
    .name = "EGF, territory",
    .source = "EGF General Tournament Rules",
    .read = TextRead::excerpts,
    .turn = "EGF text, territory",
    .empty_point = "EGF text, territory",
    .capture = "EGF text, territory",
    .self_capture = {SelfCapture::forbidden, "EGF text, territory"},
    .repetition = {basic_ko, "EGF text, territory"},
    .long_cycle = {LongCycle::no_result_by_agreement, "EGF text, territory"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::opponent_of_requester,
                .stop = "EGF text, territory",
                .agree = "EGF text, territory",
                .resume = "EGF text, territory",
                .end = "EGF text, territory"},
               "EGF text, territory"},
    .removal = {Removal::by_agreement, "EGF text, territory"},
    .scoring = {Scoring::territory, "EGF text, territory"},
    .seki = {SekiPoints::none, "EGF text, territory"},
    .komi = {points(6) + half_point, "EGF text, territory"},
    .tie = {Tie::white_wins_with_handicap, "EGF text, territory"},
    .handicap = {{Placement::fixed, Compensation::none, half_point}, "EGF text, territory"},
};

}  // namespace shinpan::go
