// AGA rules. Each pass costs a stone and White moves last, so that area and territory count agree.
// docs/rules/aga.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset aga{
    .id = "aga",
    .name = "AGA",
    .source = "AGA Concise Rules of Go",
    .read = TextRead::text,
    .turn = "Rule 2",
    .empty_point = "Rule 2",
    .capture = "Rule 5",
    .illegal_play = {{Consequence::pass_with_stone, ClaimUntil::opponent_moves}, "Rule 8"},
    .out_of_turn = {{Consequence::pass_with_stone, ClaimUntil::opponent_moves}, "Rule 8"},
    .self_capture = {SelfCapture::forbidden, "Rule 5"},
    .repetition = {situational_superko, "Rule 6"},
    .pass_cost = {PassCost::stone, "Rule 7"},
    .last_move = {LastMove::white_last, "Rule 11"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::opponent_of_last_passer,
                .final_stop = FinalStop::right_after_resumption,
                .agreement_after_end = true,
                .stop = "Rule 9",
                .agree = "Rule 9",
                .resume = "Rule 10",
                .end = "Rule 10"},
               "Rule 9"},
    .removal = {Removal::by_agreement, "Rule 9"},
    .scoring = {Scoring::area, "Rule 12"},
    .seki = {SekiPoints::count, "Rule 12"},
    .komi = {points(7) + half_point, "Rule 3"},
    .tie = {Tie::draw, "Rule 12"},
    .handicap = {{Placement::fixed, Compensation::n_minus_1, half_point, "Rule 3"}, "Rule 4"},
};

// Repetition as the British Go Association reads the rule.
constexpr Ruleset aga_nssk = with_ban(aga, "aga-nssk", "AGA, natural situational superko", natural_superko);

// Rule 10 read so that any second stop without agreement is final.
constexpr Ruleset aga_second_stop =
    variant(aga, "aga-second-stop", "AGA, second stop final",
            [](Ruleset& rules) { rules.ending.is.final_stop = FinalStop::second; });

// The other count that the text offers; the extra points of a handicap belong to area count only.
constexpr Ruleset aga_territory = variant(aga, "aga-territory", "AGA, territory count", [](Ruleset& rules) {
    rules.scoring.is = Scoring::territory;
    rules.handicap.is.compensation = Compensation::none;
});

}  // namespace shinpan::go
