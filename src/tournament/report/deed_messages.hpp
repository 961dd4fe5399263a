// What an entry does: one kind each, so that pages can say it in their own language.
#pragma once

#include "base/message.hpp"

namespace shinpan::tournament::deeds {

inline constexpr MessageTemplate conditions{"conditions",
                                            "conditions: {title}, {system}, {rounds|round|rounds}"};
inline constexpr MessageTemplate registered{"registered", "registered: {number} {player}{club? ({club})}"};
inline constexpr MessageTemplate checked_in{"checked_in", "{player} has checked in"};
inline constexpr MessageTemplate preliminary{"preliminary", "{player} is registered, but not here yet"};
inline constexpr MessageTemplate plays{"plays", "{player} plays in {rounds}"};
inline constexpr MessageTemplate agreed_absent{"agreed_absent", "{player} is absent in {rounds}"};
inline constexpr MessageTemplate absent{"absent", "{player} is absent in {rounds} without notice"};
inline constexpr MessageTemplate paired{
    "paired", "round {round}, {games|game|games} paired{method? ({method})}{byes?; bye: {byes}}"};
inline constexpr MessageTemplate paired_one{
    "paired_one", "round {round}, paired: {game}{method? ({method})}{byes?; bye: {byes}}"};
inline constexpr MessageTemplate unpaired{"unpaired",
                                          "round {round}, pairing taken back{players? of {players}}"};
inline constexpr MessageTemplate rearranged{"rearranged",
                                            "round {round}, {game} at table {table}, handicap {handicap}"};
inline constexpr MessageTemplate rearranged_even{"rearranged_even",
                                                 "round {round}, {game} at table {table}, no handicap"};
inline constexpr MessageTemplate reported{"reported", "round {round}, {game} {result}"};
inline constexpr MessageTemplate ruled_result{
    "ruled_result",
    "ruling, round {round}, {game} {result}: {words}{clause? ({clause})}{arbiter?, {arbiter}}"};
inline constexpr MessageTemplate ruled{
    "ruled",
    "ruling, round {round}, {ruling}{players? for {players}}{points?, {points} points}: {words}{clause? "
    "({clause})}{arbiter?, {arbiter}}"};
inline constexpr MessageTemplate appealed{"appealed", "{player} appeals against ruling {ruling}: {words}"};
inline constexpr MessageTemplate upheld{
    "upheld", "appeal {appeal} is upheld{committee? ({committee})}{words?: {words}}"};
inline constexpr MessageTemplate rejected{
    "rejected", "appeal {appeal} is rejected{committee? ({committee})}{words?: {words}}"};
inline constexpr MessageTemplate approved{"approved", "standings after round {round} are final{by? ({by})}"};
inline constexpr MessageTemplate undone{"undone", "entry {entry} undone"};

}  // namespace shinpan::tournament::deeds
