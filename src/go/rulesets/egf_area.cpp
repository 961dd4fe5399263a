// EGF tournament rules, area count with Japanese material. docs/rules/egf-area.md has what was read of them.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset egf_area{
    .id = "egf-area",
    .name = "EGF, area with Japanese material",
    .source = "EGF General Tournament Rules",
    .read = TextRead::excerpts,
    .turn = "EGF text, area with Japanese material",
    .empty_point = "EGF text, area with Japanese material",
    .capture = "EGF text, area with Japanese material",
    .self_capture = {SelfCapture::groups_only, "EGF text, area with Japanese material"},
    .repetition = {positional_superko, "EGF text 2007, simplified Ing"},
    .pass_cost = {PassCost::stone, "EGF text, area with Japanese material"},
    .last_move = {LastMove::white_last, "EGF text, area with Japanese material"},
    .ending = {{.procedure = four_passes,
                .stop = "EGF text, area with Japanese material",
                .agree = "EGF text, area with Japanese material",
                .resume = "EGF text, area with Japanese material",
                .end = "EGF text, area with Japanese material"},
               "EGF text, area with Japanese material"},
    .removal = {Removal::by_agreement, "EGF text, area with Japanese material"},
    .scoring = {Scoring::area, "EGF text, area with Japanese material"},
    .seki = {SekiPoints::count, "EGF text, area with Japanese material"},
    .komi = {points(7) + half_point, "EGF text, area with Japanese material"},
    .tie = {Tie::draw, "EGF text, area with Japanese material"},
    .handicap = {{Placement::free, Compensation::none, HalfPoints{}},
                 "EGF text, area with Japanese material"},
};

}  // namespace shinpan::go
