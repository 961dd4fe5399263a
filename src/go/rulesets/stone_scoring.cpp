// Stone scoring, the old Chinese count. docs/rules/stone-scoring.md has what was read of it.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset stone_scoring{
    .id = "stone-scoring",
    .name = "Stone scoring",
    .source = "descriptions of the old Chinese count",
    .read = TextRead::description,
    .turn = "descriptions, rules of play",
    .empty_point = "descriptions, rules of play",
    .capture = "descriptions, rules of play",
    .self_capture = {SelfCapture::forbidden, "descriptions, rules of play"},
    .repetition = {positional_superko, "descriptions, rules of play"},
    .ending = {{.procedure = two_passes,
                .stop = "descriptions, on the end",
                .end = "descriptions, on the end"},
               "descriptions, on the end"},
    .removal = {Removal::never, "descriptions, on the end"},
    .scoring = {Scoring::stones, "descriptions, on the count"},
    .komi = {HalfPoints{}, "descriptions, on komi"},
    .tie = {Tie::draw, "descriptions, on komi"},
    .handicap = {{Placement::fixed_centre, Compensation::none, HalfPoints{}}, "descriptions, on handicap"},
};

}  // namespace shinpan::go
