// BGA rules: the AGA's as Britain plays them. docs/rules/bga.md has what was read of them.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset bga{
    .id = "bga",
    .name = "BGA",
    .source = "British Go Association, summary and interpretations",
    .read = TextRead::excerpts,
    .turn = "BGA summary, on illegal moves",
    .empty_point = "BGA summary, on illegal moves",
    .capture = "BGA summary, on self-capture",
    .illegal_play = {{Consequence::pass_with_stone, ClaimUntil::opponent_moves},
                     "BGA summary, on illegal moves"},
    .out_of_turn = {{Consequence::pass_with_stone, ClaimUntil::opponent_moves},
                    "BGA summary, on illegal moves"},
    .self_capture = {SelfCapture::forbidden, "BGA summary, on self-capture"},
    .repetition = {natural_superko, "BGA interpretation, on repetition"},
    .pass_cost = {PassCost::stone, "BGA summary, on passing"},
    .last_move = {LastMove::white_last, "BGA summary, on the last move"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::opponent_of_last_passer,
                .final_stop = FinalStop::right_after_resumption,
                .stop = "BGA summary, on the end",
                .agree = "BGA summary, on the end",
                .resume = "BGA summary, on disputes",
                .end = "BGA summary, on disputes"},
               "BGA summary, on the end"},
    .removal = {Removal::by_agreement, "BGA summary, on the end"},
    .scoring = {Scoring::territory, "BGA summary, on counting"},
    .seki = {SekiPoints::count, "BGA summary, on counting"},
    .komi = {points(7) + half_point, "BGA summary, on komi"},
    .tie = {Tie::draw, "BGA summary, on counting"},
    .handicap = {{Placement::fixed, Compensation::none, half_point, "BGA summary, on komi"},
                 "BGA summary, on handicaps"},
};

// Area count, agreed at the start.
constexpr Ruleset bga_area = variant(bga, "bga-area", "BGA, area count", [](Ruleset& rules) {
    rules.scoring.is = Scoring::area;
    rules.handicap.is.compensation = Compensation::n_minus_1;
});

}  // namespace shinpan::go
