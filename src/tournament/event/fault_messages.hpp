// Why a deed is refused: one kind each, so that pages can say it in their own language.
#pragma once

#include "base/bad_input.hpp"
#include "base/message.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace shinpan::tournament {

// Why something is refused; nothing where it is not.
using Fault = std::optional<Message>;

inline BadInput as_input(Message why) { return bad_input(0, 0, std::move(why)); }

namespace fault {

// Conditions.
inline constexpr MessageTemplate no_title{"no_title", "the event has no title"};
inline constexpr MessageTemplate wrong_rounds{"wrong_rounds",
                                              "an event has 1 to {most} rounds, not {rounds}"};
inline constexpr MessageTemplate bar_below_floor{"bar_below_floor", "the McMahon bar is below the floor"};
inline constexpr MessageTemplate wrong_placement{"wrong_placement",
                                                 "places are decided by 1 to {most} criteria, not {count}"};
inline constexpr MessageTemplate criterion_twice{"criterion_twice",
                                                 "the criterion {criterion} is listed twice"};
inline constexpr MessageTemplate categories_rise{
    "categories_rise", "the lower limits of categories have to fall from one to the next"};
inline constexpr MessageTemplate wrong_ceiling{"wrong_ceiling", "the largest handicap is 0 to 9 stones"};
inline constexpr MessageTemplate wrong_team_size{"wrong_team_size", "a team has 1 to 9 boards"};
inline constexpr MessageTemplate impossible_clock{"impossible_clock", "the clock is not possible"};
inline constexpr MessageTemplate rounds_below_paired{
    "rounds_below_paired", "round {paired} is paired already, so the event cannot have {rounds} rounds"};
inline constexpr MessageTemplate teams_change{
    "teams_change", "rounds are paired already, so the event cannot change to teams or from them"};

// Players and teams.
inline constexpr MessageTemplate no_such_player{"no_such_player", "there is no player {player}"};
inline constexpr MessageTemplate next_number{"next_number",
                                             "the next player has number {next}, not {number}"};
inline constexpr MessageTemplate too_many_players{"too_many_players", "an event has at most {most} players"};
inline constexpr MessageTemplate no_name{"no_name", "a player needs a name"};
inline constexpr MessageTemplate wrong_rank{"wrong_rank", "a rank is 30k to 18d"};
inline constexpr MessageTemplate wrong_correction{
    "wrong_correction", "a correction of the start score is {least} to {most} points"};
inline constexpr MessageTemplate member_is_team{"member_is_team", "a member is a player, not a team"};
inline constexpr MessageTemplate member_twice{"member_twice", "{player} is listed twice among the members"};
inline constexpr MessageTemplate member_elsewhere{"member_elsewhere", "{player} is a member of {team}"};

// Absences.
inline constexpr MessageTemplate absence_backwards{"absence_backwards",
                                                   "the last round of an absence is before its first"};
inline constexpr MessageTemplate wrong_attendance{"wrong_attendance",
                                                  "attendance is agreed_absent, absent or not_paired"};
inline constexpr MessageTemplate absent_with_game{
    "absent_with_game",
    "{player} has a game in round {round}: take the pairing back, or give the game a result by default"};
inline constexpr MessageTemplate absent_with_bye{"absent_with_bye",
                                                 "{player} has a bye in round {round}: take it back first"};

// Pairings and games.
inline constexpr MessageTemplate no_such_round{"no_such_round",
                                               "there is no round {round}: the event has {rounds} rounds"};
inline constexpr MessageTemplate standings_are_final{
    "standings_are_final", "the standings after round {round} are final; undo their approval first"};
inline constexpr MessageTemplate paired_already{
    "paired_already", "{player} is paired in round {round} already, at table {table}"};
inline constexpr MessageTemplate has_bye{"has_bye", "{player} has a bye in round {round}"};
inline constexpr MessageTemplate is_absent{"is_absent", "{player} is absent in round {round}"};
inline constexpr MessageTemplate not_checked_in{"not_checked_in", "{player} has not checked in"};
inline constexpr MessageTemplate table_taken{"table_taken", "table {table} is taken in round {round}"};
inline constexpr MessageTemplate wrong_handicap{"wrong_handicap", "a handicap is 0 to {most} stones"};
inline constexpr MessageTemplate paired_twice{"paired_twice",
                                              "{player} would be paired twice in round {round}"};
inline constexpr MessageTemplate not_paired{"not_paired", "{player} is not paired in round {round}"};
inline constexpr MessageTemplate game_has_result{
    "game_has_result", "the game {white} – {black} has a result: take that back first"};
inline constexpr MessageTemplate not_paired_together{
    "not_paired_together",
    "{white} and {black} are not paired in round {round}{white_plays?; {white} plays {white_plays} at table "
    "{white_table}}{black_plays?; {black} plays {black_plays} at table {black_table}}"};
inline constexpr MessageTemplate wrong_table{"wrong_table", "tables are numbered from 1"};
inline constexpr MessageTemplate table_of_others{"table_of_others",
                                                 "table {table} is that of {white} – {black}"};
inline constexpr MessageTemplate has_white{"has_white", "{player} has White in this game"};
inline constexpr MessageTemplate not_paired_yet{"not_paired_yet", "round {round} is not paired yet"};
inline constexpr MessageTemplate no_result_yet{
    "no_result_yet", "the game {white} – {black} of round {round} has no result yet"};

// Rulings.
inline constexpr MessageTemplate no_reason{"no_reason", "a ruling needs its reason in words"};
inline constexpr MessageTemplate unreadable_record{
    "unreadable_record",
    "the record of the ruling cannot be read{line?, line {line}, column {column}}: {fault}"};
inline constexpr MessageTemplate no_rules_to_replay{"no_rules_to_replay",
                                                    "the event names no rules to replay the record by"};
inline constexpr MessageTemplate negative_penalty{"negative_penalty", "a penalty is 0 points or more"};
inline constexpr MessageTemplate ruling_of_two{"ruling_of_two", "a ruling on a result names White and Black"};
inline constexpr MessageTemplate penalty_of_one{"penalty_of_one", "a penalty is for one player"};
inline constexpr MessageTemplate appealed_already{"appealed_already",
                                                  "there is an appeal against this ruling already"};
inline constexpr MessageTemplate not_a_ruling{"not_a_ruling", "entry {entry} is not a ruling"};
inline constexpr MessageTemplate heard_already{"heard_already", "this appeal has been heard"};
inline constexpr MessageTemplate not_an_appeal{"not_an_appeal", "entry {entry} is not an appeal"};

// Entries.
inline constexpr MessageTemplate nothing_to_undo{"nothing_to_undo", "there is no entry {entry} to undo"};
inline constexpr MessageTemplate stands_on_it{"stands_on_it",
                                              "entry {entry} stands on it ({reason}): undo that one first"};
inline constexpr MessageTemplate no_conditions{"no_conditions", "an event begins with its conditions"};
inline constexpr MessageTemplate wrong_number{"wrong_number",
                                              "the entry has number {number} and should have {expected}"};

}  // namespace fault
}  // namespace shinpan::tournament
