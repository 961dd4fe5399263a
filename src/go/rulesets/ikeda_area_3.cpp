// Ikeda, Area Rules III. Area count that gives the territory result: the first pass, if White's, moves one
// point. docs/rules/ikeda-area-3.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset ikeda_area_3{
    .id = "ikeda-area-3",
    .name = "Ikeda, Area Rules III",
    .source = "Proposed Rules of Go",
    .read = TextRead::text,
    .turn = "Rule 2",
    .empty_point = "Definitions (2)",
    .capture = "Rule 3",
    .self_capture = {SelfCapture::forbidden, "Rule 5"},
    .repetition = {capturing_superko, "Rule 4"},
    .first_pass = {FirstPass::half_each_if_white, "Rule 7"},
    .ending = {{.procedure = first_pass_apart,
                .agreement_after_end = true,
                .stop = "Rule 6",
                .agree = "Notes",
                .end = "Rule 6"},
               "Rule 6"},
    .removal = {Removal::by_agreement, "Notes"},
    .scoring = {Scoring::area, "Rule 7"},
    .seki = {SekiPoints::count, "Rule 7"},
    .komi = {HalfPoints{}, "Rule 8"},
    .tie = {Tie::draw, "Rule 7"},
    .handicap = {{Placement::white_passes, Compensation::n_minus_1, half_point, {}, true}, "Rule 8"},
};

// Rule 4 as a superko for every play.
constexpr Ruleset ikeda_area_3_psk = with_ban(
    ikeda_area_3, "ikeda-area-3-psk", "Ikeda, Area Rules III, positional superko", positional_superko);

// The first pass may be one of the two that end the game.
constexpr Ruleset ikeda_area_3_first_pass_counts =
    variant(ikeda_area_3, "ikeda-area-3-first-pass-counts", "Ikeda, Area Rules III, first pass counts",
            [](Ruleset& rules) { rules.ending.is.first_pass_counts = true; });

// A handicap brings White half a point and no more.
constexpr Ruleset ikeda_area_3_plain_handicap = with_compensation(
    ikeda_area_3, "ikeda-area-3-plain-handicap", "Ikeda, Area Rules III, plain handicap", Compensation::none);

}  // namespace shinpan::go
