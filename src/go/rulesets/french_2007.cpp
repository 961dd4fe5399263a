// French rules of go, version of 12 March 2007. docs/rules/french-2007.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset french_2007{
    .id = "french-2007",
    .name = "French 2007",
    .source = "French rules of go, version of 12 March 2007",
    .read = TextRead::text,
    .turn = "§5",
    .empty_point = "§5",
    .capture = "§6",
    .self_capture = {SelfCapture::forbidden, "§6"},
    .repetition = {natural_superko, "§8"},
    .pass_cost = {PassCost::stone, "§11"},
    .last_move = {LastMove::white_last, "§11"},
    .ending = {{.procedure = agree_or_resume,
                .final_stop = FinalStop::second,
                .agreement_after_end = true,
                .stop = "§9",
                .agree = "§9",
                .resume = "§9",
                .end = "§9"},
               "§9"},
    .removal = {Removal::by_agreement, "§9"},
    .scoring = {Scoring::area, "§9"},
    .seki = {SekiPoints::count, "§4"},
    .komi = {points(7) + half_point, "§9"},
    .tie = {Tie::draw, "§9"},
    .handicap = {{Placement::fixed, Compensation::n_minus_1, half_point}, "§10"},
};

constexpr Ruleset french_2007_ssk =
    with_ban(french_2007, "french-2007-ssk", "French 2007, situational superko", situational_superko);

constexpr Ruleset french_2007_psk =
    with_ban(french_2007, "french-2007-psk", "French 2007, positional superko", positional_superko);

}  // namespace shinpan::go
