// What was found for a ruling, in English: a sentence for each kind of Found.
#pragma once

#include "base/message.hpp"

namespace shinpan::tournament::found_words {

inline constexpr MessageTemplate conditions{"conditions", "{rules}, komi {komi}"};
inline constexpr MessageTemplate replayed{
    "replayed", "{moves|move|moves} of the record replayed under the rules of the event"};
inline constexpr MessageTemplate refused{
    "refused",
    "Move {move} of the record{point?, {point},} is not allowed under these rules: {reason}{clause? "
    "({clause})}; the position before it is shown"};
inline constexpr MessageTemplate other_rules{"other_rules", "The record names other rules: {rules}"};
inline constexpr MessageTemplate other_komi{"other_komi",
                                            "The record has komi {komi}; the komi of the event counts"};
inline constexpr MessageTemplate end_left_out{"end_left_out",
                                              "How the record ends was left out: that is in dispute"};
inline constexpr MessageTemplate captured_before{
    "captured_before", "Captured before this position: by Black {black}, by White {white}"};
inline constexpr MessageTemplate step{"step", "{says}{clause? ({clause})}{now? (now)}"};
inline constexpr MessageTemplate no_result{"no_result",
                                           "The game has ended without result{clause? ({clause})}"};
inline constexpr MessageTemplate group{"group", "{color} {at}, {stones|stone|stones}: {grade}."};
inline constexpr MessageTemplate bent_four{"bent_four",
                                           "{color}'s {stones|stone|stones} at {at}: bent four in the "
                                           "corner. Dead as they stand.{clause? ({clause})}"};
inline constexpr MessageTemplate three_points{
    "three_points",
    "{color}'s stone at {at} and {other}'s {chain|stone|stones} at {beside}: three points without capturing. "
    "Left as it is, {points|point|points} for {color} on top of the count.{clause? ({clause})}"};
inline constexpr MessageTemplate three_points_seki{
    "three_points_seki",
    "{color}'s stone at {at} and {other}'s {chain|stone|stones} at {beside}: three points without capturing. "
    "A seki: no points there.{clause? ({clause})}"};
inline constexpr MessageTemplate dead{"dead", "Dead: {stones}"};

}  // namespace shinpan::tournament::found_words
