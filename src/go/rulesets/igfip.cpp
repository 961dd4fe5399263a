// Igfip, rules of a play site. docs/rules/igfip.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset igfip{
    .id = "igfip",
    .name = "Igfip",
    .source = "Igfip, Go Rules and Go Help",
    .read = TextRead::text,
    .turn = "Rule 2",
    .empty_point = "Piece Placement",
    .capture = "Rule 3",
    .self_capture = {SelfCapture::forbidden, "Rule 3"},
    .repetition = {situational_superko, "Rule 4"},
    .pass_cost = {PassCost::none, "Rule 5"},
    .ending = {{.procedure = two_passes,
                .agreement_after_end = true,
                .stop = "Rule 6",
                .agree = "Scoring",
                .end = "Rule 6"},
               "Rule 6"},
    .removal = {Removal::by_estimate, "Scoring"},
    .scoring = {Scoring::territory, "Rule 7"},
    .seki = {SekiPoints::count, "Rule 7"},
    .komi = {HalfPoints{}, "Scoring"},
    .tie = {Tie::draw, "Scoring"},
    .handicap = {{Placement::white_passes, Compensation::none, HalfPoints{}, "Scoring", true},
                 "Hoshi/Handicap Stone Placement"},
};

// Seki as in the Japanese rules to which the page refers.
constexpr Ruleset igfip_japanese_seki =
    variant(igfip, "igfip-japanese-seki", "Igfip, Japanese seki", [](Ruleset& rules) {
        rules.seki = {SekiPoints::none, "Scoring"};
    });

}  // namespace shinpan::go
