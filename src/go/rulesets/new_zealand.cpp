// New Zealand rules. docs/rules/new-zealand.md has the clauses.
#include "go/rulesets/rulesets.hpp"
#include "go/rulesets/variant.hpp"

namespace shinpan::inline go {

constexpr Ruleset new_zealand{
    .id = "new-zealand",
    .name = "New Zealand",
    .source = "New Zealand Rules of Go",
    .read = TextRead::text,
    .turn = "Start",
    .empty_point = "Play",
    .capture = "Play",
    .self_capture = {SelfCapture::allowed, "Play"},
    .repetition = {own_move_superko, "Move, 1"},
    .pass_cost = {PassCost::none, "Move, 2"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::as_agreed,
                .agreement_stops_play = true,
                .stop = "Finish",
                .agree = "Finish",
                .resume = "Finish",
                .end = "Finish"},
               "Finish"},
    .removal = {Removal::by_agreement, "Finish"},
    .scoring = {Scoring::area, "Territory"},
    .seki = {SekiPoints::count, "Territory"},
    .shared = {SharedPoints::both, "Territory"},
    .komi = {points(7), "Even game"},
    .tie = {Tie::draw, "Winner"},
    .handicap = {{Placement::white_passes, Compensation::none, HalfPoints{}}, "Handicap game"},
};

// The start position counts as well.
constexpr Ruleset new_zealand_ssk =
    with_ban(new_zealand, "new-zealand-ssk", "New Zealand, situational superko", situational_superko);

// A play may not take off just the stone played.
constexpr Ruleset new_zealand_no_single_suicide =
    variant(new_zealand, "new-zealand-no-single-suicide", "New Zealand, no single suicide",
            [](Ruleset& rules) { rules.self_capture.is = SelfCapture::groups_only; });

}  // namespace shinpan::go
