// What the causes of different verdicts say: every kind of remark, with its facts in the English text.
#pragma once

#include "base/message.hpp"

namespace shinpan::inline referee::why {

// Where the game came to.
inline constexpr MessageTemplate not_without_play{"not_without_play",
                                                  "no stone comes off without play{clause? ({clause})}"};
inline constexpr MessageTemplate refused{"refused", "{refusal}"};  // the verdict's illegal move
inline constexpr MessageTemplate is_counted{"is_counted", "the game is counted"};
inline constexpr MessageTemplate ends_by{"ends_by", "the game ends by {how}{clause? ({clause})}"};
inline constexpr MessageTemplate over_before{"over_before",
                                             "the game was over before move {move}{clause? ({clause})}"};

// What stands on the board and was lost there.
inline constexpr MessageTemplate all_stand{"all_stand", "every stone on the board counts as it stands"};
inline constexpr MessageTemplate come_off{"come_off", "{stones|stone comes|stones come} off as dead"};
inline constexpr MessageTemplate only_stones{"only_stones", "only the stones on the board count"};
inline constexpr MessageTemplate stones_too{"stones_too", "stones on the board count beside territory"};
inline constexpr MessageTemplate territory_alone{
    "territory_alone",
    "territory counts and stones do not, so who put more on the board gains nothing by it "
    "(Black {black}, White {white})"};
inline constexpr MessageTemplate uncounted{
    "uncounted", "{points|surrounded point does|surrounded points do} not count{clause? ({clause})}"};
inline constexpr MessageTemplate counted_differently{"counted_differently",
                                                     "the board is counted differently"};

// Other terms of the score. `not_here` is there where only the other ruleset has the term.
inline constexpr MessageTemplate komi{"komi", "komi {komi} instead of {usual}"};
inline constexpr MessageTemplate compensation{
    "compensation", "{not_here?not counted here: }White is compensated for the handicap"};
inline constexpr MessageTemplate first_pass{
    "first_pass", "{not_here?not counted here: }White made the first pass of the game"};
inline constexpr MessageTemplate button{"button", "{not_here?not counted here: }the button"};
inline constexpr MessageTemplate group_tax{
    "group_tax", "{not_here?not counted here: }each living group gives up two points"};
inline constexpr MessageTemplate pass_stones{"pass_stones",
                                             "{not_here?not counted here: }stones handed over with passes"};
inline constexpr MessageTemplate late_stones{
    "late_stones", "{not_here?not counted here: }stones played late that are not immortal"};
inline constexpr MessageTemplate wins_tie{"wins_tie", "{player} wins a tie{clause? ({clause})}"};

}  // namespace shinpan::referee::why
