// Ikeda, Area Rules II. Plain area count.
// docs/rules/ikeda-area-2.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset ikeda_area_2{
    .id = "ikeda-area-2",
    .name = "Ikeda, Area Rules II",
    .source = "Proposed Rules of Go",
    .read = TextRead::text,
    .turn = "Rule 2",
    .empty_point = "Definitions (2)",
    .capture = "Rule 3",
    .self_capture = {SelfCapture::forbidden, "Rule 5"},
    .repetition = {capturing_superko, "Rule 4"},
    .ending = {{.procedure = two_passes,
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
constexpr Ruleset ikeda_area_2_psk = with_ban(ikeda_area_2, "ikeda-area-2-psk",
                                              "Ikeda, Area Rules II, positional superko", positional_superko);

// A handicap brings White half a point and no more.
constexpr Ruleset ikeda_area_2_plain_handicap = with_compensation(
    ikeda_area_2, "ikeda-area-2-plain-handicap", "Ikeda, Area Rules II, plain handicap", Compensation::none);

}  // namespace shinpan::go
