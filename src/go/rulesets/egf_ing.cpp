// EGF tournament rules, area count with Ing material. docs/rules/egf-ing.md has what was read of them.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset egf_ing{
    .id = "egf-ing",
    .name = "EGF, area with Ing material",
    .source = "EGF General Tournament Rules",
    .read = TextRead::excerpts,
    .turn = "EGF text, area with Ing material",
    .empty_point = "EGF text, area with Ing material",
    .capture = "EGF text, area with Ing material",
    .self_capture = {SelfCapture::groups_only, "EGF text, area with Ing material"},
    .repetition = {positional_superko, "EGF text 2007, simplified Ing"},
    .ending = {{.procedure = four_passes,
                .stop = "EGF text, area with Ing material",
                .agree = "EGF text, area with Ing material",
                .resume = "EGF text, area with Ing material",
                .end = "EGF text, area with Ing material"},
               "EGF text, area with Ing material"},
    .removal = {Removal::by_agreement, "EGF text, area with Ing material"},
    .scoring = {Scoring::area, "EGF text, area with Ing material"},
    .seki = {SekiPoints::count, "EGF text, area with Ing material"},
    .komi = {points(8), "EGF text, area with Ing material"},
    .tie = {Tie::black_wins, "EGF text, area with Ing material"},
    .handicap = {{Placement::free, Compensation::none, HalfPoints{}}, "EGF text, area with Ing material"},
};

}  // namespace shinpan::go
