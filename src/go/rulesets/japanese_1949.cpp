// Japanese law of go of 2 October 1949. docs/rules/japanese-1949.md has what was read of it.
#include "go/rulesets/rulesets.hpp"

namespace shinpan::inline go {

constinit const Ruleset japanese_1949{
    .id = "japanese-1949",
    .name = "Japanese 1949",
    .source = "Nihon Ki-in, Igo Kiyaku, 2 October 1949",
    .read = TextRead::excerpts,
    .turn = "1949 law, general part",
    .empty_point = "1949 law, general part",
    .capture = "1949 law, by the 1989 overview",
    .self_capture = {SelfCapture::forbidden, "1949 law, by the 1989 overview"},
    .repetition = {basic_ko, "1949 law, by the 1989 overview"},
    .long_cycle = {LongCycle::no_result_by_agreement, "1949 law, by the 1989 overview"},
    .ending = {{.procedure = agree_or_resume,
                .resume_first = ResumeFirst::opponent_of_requester,
                .agreement_stops_play = true,
                .stop = "1949 law, end of the game",
                .agree = "1949 law, end of the game",
                .resume = "1949 law, end of the game",
                .end = "1949 law, end of the game"},
               "1949 law, end of the game"},
    .removal = {Removal::by_agreement, "1949 law, end of the game"},
    .precedents = {Precedents::three_points_count, "1949 precedents"},
    .scoring = {Scoring::territory, "1949 law, general part"},
    .seki = {SekiPoints::none, "1949 precedents"},
    .komi = {points(4) + half_point, "1949 law, contest part"},
    .tie = {Tie::draw, "1949 law, general part"},
    .handicap = {{Placement::fixed, Compensation::none, half_point}, "1949 law, contest part"},
};

}  // namespace shinpan::go
