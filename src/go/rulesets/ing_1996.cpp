// Ing rules of 1996: their formal part. docs/rules/ing-1996.md has what was read of them.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset ing_1996{
    .id = "ing-1996",
    .name = "Ing 1996",
    .source = "Ing's Goe Rules 1996 and SST Laws of Wei-ch'i 1991",
    .read = TextRead::excerpts,
    .turn = "Ing summary, on moves",
    .empty_point = "Ing summary, on moves",
    .capture = "Ing summary, on moves",
    .self_capture = {SelfCapture::groups_only, "Ing 1991, on invariation"},
    .repetition = {basic_ko, "Ing 1996, on fighting ko"},
    .second_repetition = {one_round_only, "Ing 1996, on disturbing ko"},
    .long_cycle = {LongCycle::right_to_go_on_lost, "Ing 1996, on disturbing ko"},
    .ending = {{.procedure = four_passes,
                .stop = "Ing rules, on the end",
                .agree = "Ing rules, on the end",
                .resume = "Ing rules, on the end",
                .end = "Ing rules, on the end"},
               "Ing rules, on the end"},
    .removal = {Removal::by_agreement, "Ing rules, on the end"},
    .scoring = {Scoring::area, "Ing summary, on the count"},
    .seki = {SekiPoints::count, "Ing summary, on the count"},
    .komi = {points(8), "Ing practice, on komi"},
    .tie = {Tie::black_wins, "Ing practice, on komi"},
    .handicap = {{Placement::free, Compensation::none, HalfPoints{}}, "Ing practice, on handicap"},
};

}  // namespace shinpan::go
