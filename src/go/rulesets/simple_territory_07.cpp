// Simple territory Go rules, version 0.7. The score is taken from one position, the removals from another.
// docs/rules/simple-territory-07.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset simple_territory_07{
    .id = "simple-territory-07",
    .name = "Simple Territory 0.7",
    .source = "Simple territory Go rules, version 0.7",
    .read = TextRead::text,
    .turn = "II.1",
    .empty_point = "I.7",
    .capture = "I.7",
    .self_capture = {SelfCapture::allowed, "I.7"},
    .repetition = {natural_superko, "I.8"},
    .ending = {{.procedure = two_positions,
                .resume_first = ResumeFirst::opponent_of_last_passer,
                .stop = "II.1",
                .agree = "II.5",
                .resume = "II.1",
                .end = "II.6"},
               "II.4"},
    .removal = {Removal::by_control, "III.1"},
    .scoring = {Scoring::territory, "III.3"},
    .seki = {SekiPoints::count, "III.2"},
    .komi = {HalfPoints{}, "III.4"},
    .tie = {Tie::draw, "III.5"},
    .handicap = {{Placement::white_passes, Compensation::none, HalfPoints{}, "III.4"}, "II.2"},
};

// II.4 by the letter: an agreed end takes effect at the interruption that follows.
constexpr Ruleset simple_territory_07_next_interruption = variant(
    simple_territory_07, "simple-territory-07-next-interruption", "Simple Territory 0.7, next interruption",
    [](Ruleset& rules) { rules.ending.is.next_stop_fixes_position = true; });

// A play may not take off just the stone played.
constexpr Ruleset simple_territory_07_no_single_suicide = variant(
    simple_territory_07, "simple-territory-07-no-single-suicide", "Simple Territory 0.7, no single suicide",
    [](Ruleset& rules) { rules.self_capture.is = SelfCapture::groups_only; });

}  // namespace shinpan::go
