// Tromp-Taylor rules, the logical rules. docs/rules/tromp-taylor.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset tromp_taylor{
    .id = "tromp-taylor",
    .name = "Tromp-Taylor",
    .source = "The game of Go, logical rules",
    .read = TextRead::text,
    .turn = "Rule 5",
    .empty_point = "Rule 7",
    .capture = "Rule 7",
    .self_capture = {SelfCapture::allowed, "Rule 7"},
    .repetition = {positional_superko, "Rule 6"},
    .pass_cost = {PassCost::none, "Rule 6"},
    .ending = {{.procedure = two_passes, .stop = "Rule 8", .end = "Rule 8"}, "Rule 8"},
    .removal = {Removal::never, "Rule 9"},
    .scoring = {Scoring::area, "Rule 9"},
    .seki = {SekiPoints::count, "Rule 9"},
    .komi = {HalfPoints{}, "Rule 10"},
    .tie = {Tie::draw, "Rule 10"},
    .handicap = {{Placement::free, Compensation::none, HalfPoints{}}, "Comments"},
};

// The other kind of superko that the comments name.
constexpr Ruleset tromp_taylor_ssk =
    variant(tromp_taylor, "tromp-taylor-ssk", "Tromp-Taylor, situational superko", [](Ruleset& rules) {
        rules.repetition = {situational_superko, "Comments"};
    });

}  // namespace shinpan::go
