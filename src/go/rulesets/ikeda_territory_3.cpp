// Ikeda, Territory Rules III. Each pass costs a stone, Black's final one apart: territory count equal to
// area. docs/rules/ikeda-territory-3.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset ikeda_territory_3{
    .id = "ikeda-territory-3",
    .name = "Ikeda, Territory Rules III",
    .source = "Proposed Rules of Go",
    .read = TextRead::text,
    .turn = "Rule 2",
    .empty_point = "Definitions (2)",
    .capture = "Rule 3",
    .self_capture = {SelfCapture::forbidden, "Rule 5"},
    .repetition = {capturing_superko, "Rule 4"},
    .pass_cost = {PassCost::stone, "Rule 6-1"},
    .last_move = {LastMove::black_exempt, "Rule 6-3"},
    .ending = {{.procedure = two_passes,
                .agreement_after_end = true,
                .stop = "Rule 6-2",
                .agree = "Notes",
                .end = "Rule 6-2"},
               "Rule 6-2"},
    .removal = {Removal::by_agreement, "Notes"},
    .scoring = {Scoring::territory, "Rule 7"},
    .seki = {SekiPoints::count, "Rule 7"},
    .komi = {HalfPoints{}, "Rule 8"},
    .tie = {Tie::draw, "Rule 7"},
    .handicap = {{Placement::white_passes, Compensation::none, half_point, {}, true}, "Rule 8"},
};

// Rule 4 as a superko for every play.
constexpr Ruleset ikeda_territory_3_psk =
    with_ban(ikeda_territory_3, "ikeda-territory-3-psk", "Ikeda, Territory Rules III, positional superko",
             positional_superko);

// A handicap of n brings White n-1 points in territory count too.
constexpr Ruleset ikeda_territory_3_full_handicap =
    with_compensation(ikeda_territory_3, "ikeda-territory-3-full-handicap",
                      "Ikeda, Territory Rules III, full handicap", Compensation::n_minus_1);

}  // namespace shinpan::go
