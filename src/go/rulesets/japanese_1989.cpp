// Japanese rules of 10 April 1989, Nihon Ki-in and Kansai Ki-in. docs/rules/japanese-1989.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset japanese_1989{
    .id = "japanese-1989",
    .name = "Japanese 1989",
    .source = "Japanese Rules of Go, 10 April 1989",
    .read = TextRead::text,
    .turn = "Article 2",
    .empty_point = "Article 3",
    .capture = "Article 5",
    .illegal_play = {{Consequence::loses, ClaimUntil::result_confirmed}, "Article 14"},
    .out_of_turn = {{Consequence::loses, ClaimUntil::result_confirmed}, "Article 14"},
    .self_capture = {SelfCapture::forbidden, "Article 4"},
    .repetition = {basic_ko, "Article 6"},
    .long_cycle = {LongCycle::no_result_by_agreement, "Article 12"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::opponent_of_requester,
                .stop = "Article 9.1",
                .agree = "Article 9.2",
                .resume = "Article 9.3",
                .end = "Article 9.2"},
               "Article 9.1"},
    .removal = {Removal::by_confirmation, "Article 10.1"},
    .ko_pass = {KoPass::every_ko, "Article 7.2"},
    .both_may_lose = {true, "Article 13.1"},
    .scoring = {Scoring::territory, "Article 10.2"},
    .seki = {SekiPoints::none, "Article 8"},
    .komi = {points(6) + half_point, "custom"},
    .tie = {Tie::draw, "Article 10.2"},
    .handicap = {{Placement::fixed, Compensation::none, half_point}, "custom"},
};

// Article 7.2 by the letter: a pass in the confirmation lifts the ban in one ko only.
constexpr Ruleset japanese_1989_one_ko_pass =
    variant(japanese_1989, "japanese-1989-one-ko-pass", "Japanese 1989, one ko a pass",
            [](Ruleset& rules) { rules.ko_pass.is = KoPass::one_ko; });

// Article 8 by the letter: a dame left unfilled makes a seki of the stones that have it.
constexpr Ruleset japanese_1989_unfilled_dame =
    variant(japanese_1989, "japanese-1989-unfilled-dame", "Japanese 1989, unfilled dame",
            [](Ruleset& rules) { rules.seki.is = SekiPoints::none_by_dame; });

}  // namespace shinpan::go
