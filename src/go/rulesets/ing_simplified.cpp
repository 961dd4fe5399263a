// Simplified Ing rules. docs/rules/ing-simplified.md has the clauses.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset ing_simplified{
    .id = "ing-simplified",
    .name = "Simplified Ing",
    .source = "Simplified Ing Rules, summary",
    .read = TextRead::text,
    .turn = "EGF text, Move",
    .empty_point = "EGF text, Move",
    .capture = "EGF text, Move",
    .self_capture = {SelfCapture::allowed, "Suicide"},
    .repetition = {positional_superko, "No Repetition"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::turn_order,
                .final_stop = FinalStop::second,
                .stop = "Stop",
                .agree = "Agreement",
                .resume = "Agreement",
                .end = "Agreement"},
               "Stop"},
    .removal = {Removal::by_agreement, "Agreement"},
    .scoring = {Scoring::area, "Score"},
    .seki = {SekiPoints::count, "Score"},
    .tie = {Tie::draw, "Result"},
    .handicap = {{Placement::free, Compensation::none, HalfPoints{}}},
};

}  // namespace shinpan::go
