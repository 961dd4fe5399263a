// Why a round is not paired, or paired otherwise: one kind each, so that pages can say it in their own
// language.
#pragma once

#include "tournament/event/fault_messages.hpp"

namespace shinpan::tournament::fault {

inline constexpr MessageTemplate by_hand_alone{"by_hand_alone",
                                               "the conditions say that rounds are paired by hand"};
inline constexpr MessageTemplate results_missing{
    "results_missing",
    "games have no result yet: {games}{more? and {more} more}; enter them, or pair without them"};
inline constexpr MessageTemplate cannot_be_paired{
    "cannot_be_paired", "{player} cannot be paired in round {round}: they are not there, or paired already"};
inline constexpr MessageTemplate nobody_left{"nobody_left", "nobody is left to be paired in round {round}"};
inline constexpr MessageTemplate all_places_decided{
    "all_places_decided", "all places are decided: nobody is left with the same results as another"};
inline constexpr MessageTemplate needs_repeat{"needs_repeat",
                                              "round {round} cannot be paired without a repeat{stuck?: "
                                              "{stuck}{more_stuck? and {more_stuck} more} met all "
                                              "others who are there}; at best these meet again: "
                                              "{games}{more? and {more} more}. Let players meet again, "
                                              "give one of them a bye, or bring somebody else in"};
inline constexpr MessageTemplate too_many_criteria{
    "too_many_criteria",
    "this round has too many criteria for one calculation: pair it in parts, or by the compatible method"};
inline constexpr MessageTemplate tables_decide{
    "tables_decide", "in a round robin the tables say who meets whom, and all will have met"};
inline constexpr MessageTemplate no_such_pair{"no_such_pair",
                                              "round {round} has no two players {one} and {other}"};
inline constexpr MessageTemplate no_bye{"no_bye", "nobody has a bye in round {round}"};

}  // namespace shinpan::tournament::fault

namespace shinpan::tournament::why {

// Of a couple: two names, or whose bye it would be.
inline constexpr MessageTemplate meets{"meets", "{couple}{bye?a bye of {bye}} is in this round"};
inline constexpr MessageTemplate worse_first{
    "worse_first",
    "With {couple}{bye?a bye of {bye}} the best round is worse in {criterion}: {there} instead of {here}"};
inline constexpr MessageTemplate worse{"worse",
                                       "With {couple}{bye?a bye of {bye}} the best round is worse in "
                                       "{criterion}: {there} instead of {here}; all "
                                       "criteria before it are equal"};
inline constexpr MessageTemplate loses_most{
    "loses_most",
    "With {couple}{bye?a bye of {bye}} the best round is worse in {criterion}: {there} instead of {here}; it "
    "loses most there"};
inline constexpr MessageTemplate better_first{"better_first",
                                              "With {couple}{bye?a bye of {bye}} the best round is better: "
                                              "this one is worse in {criterion}: {here} instead "
                                              "of {there}"};
inline constexpr MessageTemplate better{"better",
                                        "With {couple}{bye?a bye of {bye}} the best round is better: this "
                                        "one is worse in {criterion}: {here} instead "
                                        "of {there}; all criteria before it are equal"};
inline constexpr MessageTemplate gains_most{"gains_most",
                                            "With {couple}{bye?a bye of {bye}} the best round is better: "
                                            "this one is worse in {criterion}: {here} instead "
                                            "of {there}; it loses most there"};
inline constexpr MessageTemplate as_good{
    "as_good", "With {couple}{bye?a bye of {bye}} the best round is as good as this one in all criteria"};

}  // namespace shinpan::tournament::why
