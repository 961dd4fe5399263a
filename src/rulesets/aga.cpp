// AGA rules. Each pass costs a stone and White moves last, so that area and territory count agree.
// docs/rules/aga.md has what was read of them.
#include "rulesets/rulesets.hpp"
#include "rulesets/variant.hpp"

namespace shinpan {

constexpr Ruleset aga{
    .id = "aga",
    .name = "AGA",
    .source = "Official AGA Rules of Go, 1991",
    .read = TextRead::excerpts,
    .turn = "AGA text, on play",
    .empty_point = "AGA text, on play",
    .capture = "AGA text, on capture and self-capture",
    .illegal_play = {{Consequence::pass_with_stone, ClaimUntil::opponent_moves},
                     "AGA text, on illegal moves"},
    .out_of_turn = {{Consequence::pass_with_stone, ClaimUntil::opponent_moves}, "AGA text, on illegal moves"},
    .self_capture = {SelfCapture::forbidden, "AGA text, on capture and self-capture"},
    .repetition = {situational_superko, "AGA rules, on repetition"},
    .pass_cost = {PassCost::stone, "AGA rules, on passing"},
    .last_move = {LastMove::white_last, "AGA rules, on the last move"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::opponent_of_last_passer,
                .final_stop = FinalStop::second,
                .agreement_after_end = true,
                .stop = "AGA text, on the end",
                .agree = "AGA text, on the end",
                .resume = "AGA rules, on disputes",
                .end = "AGA rules, on disputes"},
               "AGA text, on the end"},
    .removal = {Removal::by_agreement, "AGA text, on the end"},
    .scoring = {Scoring::area, "AGA rules, on counting"},
    .seki = {SekiPoints::count, "AGA rules, on counting"},
    .komi = {points(7) + half_point, "AGA text, on compensation"},
    .tie = {Tie::draw, "AGA rules, on counting"},
    .handicap = {{Placement::fixed, Compensation::n_minus_1, half_point}, "AGA text, on handicaps"},
};

// Repetition as the British Go Association reads the same rule.
constexpr Ruleset aga_nssk = with_ban(aga, "aga-nssk", "AGA, natural situational superko", natural_superko);

// The other count that the text offers; the extra points of a handicap belong to area count only.
constexpr Ruleset aga_territory = variant(aga, "aga-territory", "AGA, territory count", [](Ruleset& rules) {
    rules.scoring.is = Scoring::territory;
    rules.handicap.is.compensation = Compensation::none;
});

}  // namespace shinpan
