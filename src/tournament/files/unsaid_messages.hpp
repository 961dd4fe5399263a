// What of an event a file of another program cannot say: one kind each, so that pages can say it in their own
// language.
#pragma once

#include "base/message.hpp"

namespace shinpan::tournament::unsaid {

// How many there are: of one the fact is `one`, of more `many`.
inline constexpr MessageTemplate rulings{
    "unsaid_rulings",
    "{one?a ruling of an arbiter}{many?{many} rulings of arbiters} cannot be stored in this format"};
inline constexpr MessageTemplate penalties{
    "unsaid_penalties", "{one?a penalty}{many?{many} penalties} cannot be stored in this format"};
inline constexpr MessageTemplate scores{
    "unsaid_scores",
    "{one?the score of a game}{many?{many} scores of games} cannot be stored in this format"};
inline constexpr MessageTemplate absences{
    "unsaid_absences",
    "{one?a bye or an absence}{many?{many} byes and absences} cannot be stored in this format"};
inline constexpr MessageTemplate defaults{
    "unsaid_defaults",
    "{one?that a game was not played}{many?{many} results by default} cannot be stored in this format"};
inline constexpr MessageTemplate both{"unsaid_both",
                                      "{one?a game that both won or lost}{many?{many} games that both won or "
                                      "lost} cannot be stored in this format"};

inline constexpr MessageTemplate start_scores{"unsaid_start_scores",
                                              "start scores cannot be stored in this format"};
inline constexpr MessageTemplate correction{
    "unsaid_correction", "a correction of handicaps below 0 cannot be stored in this format"};
inline constexpr MessageTemplate same_names{
    "same_names", "two players are called {player}; the second is written as {name}"};
inline constexpr MessageTemplate untold_absence{
    "untold_absence",
    "{player} was absent without notice in round {round}; they are written as there and not paired"};
inline constexpr MessageTemplate absence{
    "unsaid_absence", "the absence of {player} in round {round} cannot be stored in this format"};
inline constexpr MessageTemplate periods{
    "unsaid_periods", "the number of byo-yomi periods ({count}) cannot be stored in this format"};
inline constexpr MessageTemplate clock{"unsaid_clock", "the clock {clock} cannot be stored in this format"};
inline constexpr MessageTemplate whole_minutes{"whole_minutes",
                                               "times are written in whole minutes and seconds"};
inline constexpr MessageTemplate board{"unsaid_board",
                                       "a board that is not square cannot be stored in this format"};
inline constexpr MessageTemplate rounding{"unsaid_rounding",
                                          "that whole scores are rounded down cannot be stored in this "
                                          "format; the points of byes and absences are rounded instead"};
inline constexpr MessageTemplate round_robin{"unsaid_round_robin",
                                             "that this is a round robin cannot be stored in this format"};
inline constexpr MessageTemplate new_number{
    "new_number", "{player} has no number of the association; they are written as {number}"};
inline constexpr MessageTemplate tie{
    "unsaid_tie", "the tie of {white} and {black} in round {round} cannot be stored in this format"};

}  // namespace shinpan::tournament::unsaid
