// Ikeda, Territory Rules II. As Territory Rules I, but only immortal stones have territory.
// docs/rules/ikeda-territory-2.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset ikeda_territory_2{
    .id = "ikeda-territory-2",
    .name = "Ikeda, Territory Rules II",
    .source = "Proposed Rules of Go",
    .read = TextRead::text,
    .turn = "Rule 2",
    .empty_point = "Definitions (2)",
    .capture = "Rule 3",
    .self_capture = {SelfCapture::forbidden, "Rule 5"},
    .repetition = {capturing_superko, "Rule 4"},
    .pass_cost = {PassCost::stone_after_preliminary_end, "Rule 6-2"},
    .last_move = {LastMove::first_after_exempt, "Rule 6-4"},
    .ending = {{.procedure = preliminary_end,
                .agreement_after_end = true,
                .stop = "Rule 6-1",
                .agree = "Notes",
                .end = "Rule 6-3"},
               "Rule 6-1"},
    .removal = {Removal::by_agreement, "Notes"},
    .scoring = {Scoring::territory, "Rule 7"},
    .seki = {SekiPoints::immortal_only, "Rule 7"},
    .komi = {HalfPoints{}, "Rule 8"},
    .tie = {Tie::draw, "Rule 7"},
    .handicap = {{Placement::white_passes, Compensation::none, half_point, {}, true}, "Rule 8"},
};

// Rule 4 as a superko for every play.
constexpr Ruleset ikeda_territory_2_psk =
    with_ban(ikeda_territory_2, "ikeda-territory-2-psk", "Ikeda, Territory Rules II, positional superko",
             positional_superko);

// A handicap of n brings White n-1 points in territory count too.
constexpr Ruleset ikeda_territory_2_full_handicap =
    with_compensation(ikeda_territory_2, "ikeda-territory-2-full-handicap",
                      "Ikeda, Territory Rules II, full handicap", Compensation::n_minus_1);

}  // namespace shinpan::go
