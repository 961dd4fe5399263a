// Button Go: area rules with half a point for the player who takes the button. docs/rules/button-go.md has
// the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset button_go{
    .id = "button-go",
    .name = "Button Go",
    .source = "Button Go, by Bill Spight",
    .read = TextRead::text,
    .turn = "rules of play",
    .empty_point = "rules of play",
    .capture = "rules of play",
    .self_capture = {SelfCapture::forbidden, "rules of play"},
    .repetition = {positional_superko, "rules of play"},
    .button = {Button::lifts_bans, "the button"},
    .ending = {{.procedure = two_passes, .stop = "the end", .end = "the end"}, "the end"},
    .removal = {Removal::never, "the end"},
    .scoring = {Scoring::area, "rules of play"},
    .seki = {SekiPoints::count, "rules of play"},
    .komi = {HalfPoints{}, "komi"},
    .tie = {Tie::draw, "komi"},
    .handicap = {{Placement::fixed, Compensation::none, HalfPoints{}}},
};

// Taking the button leaves the bans on repetition as they are.
constexpr Ruleset button_go_keeps_bans = variant(button_go, "button-go-keeps-bans", "Button Go, bans kept",
                                                 [](Ruleset& rules) { rules.button.is = Button::plain; });

}  // namespace shinpan::go
