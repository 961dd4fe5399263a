// What of a file cannot be read, and what was repaired or left out: one kind each, so that pages can say it
// in their own language.
#pragma once

#include "base/message.hpp"

#include <string>
#include <string_view>

namespace shinpan::tournament::unread {

// The file is not what its name says.
inline constexpr MessageTemplate unknown_ending{"unknown_ending",
                                                "events are read from files whose names end in {endings}"};
inline constexpr MessageTemplate too_large{"file_too_large", "the file is larger than 64 MiB"};
inline constexpr MessageTemplate not_xml{"not_xml", "this is not XML: {reason}"};
inline constexpr MessageTemplate not_json{"not_json", "this is not JSON"};
inline constexpr MessageTemplate not_opengotha{"not_opengotha",
                                               "this is not a file of OpenGotha: it has no Tournament"};
inline constexpr MessageTemplate not_pairgoth{
    "not_pairgoth", "this is not a file of pairgoth: it has no players or no pairing"};
inline constexpr MessageTemplate not_an_object{"not_an_object", "an event is one JSON object"};
inline constexpr MessageTemplate not_own{"not_own",
                                         "this is not an event of Shinpan: its format is not \"{format}\""};
inline constexpr MessageTemplate no_version{"no_version", "the file has no version"};
inline constexpr MessageTemplate newer_version{"newer_version",
                                               "a newer Shinpan wrote this file; this one reads version 1"};
inline constexpr MessageTemplate no_entries{"no_entries", "the file has no entries"};
inline constexpr MessageTemplate no_rows{"no_rows", "this is not a result table: it has no rows"};
inline constexpr MessageTemplate no_players_part{"no_players_part",
                                                 "this is not a result file: it has no PLAYERS"};
inline constexpr MessageTemplate empty_table{"empty_table", "the table is empty"};
inline constexpr MessageTemplate no_heading{"no_heading", "the first row has no heading \"{heading}\""};
inline constexpr MessageTemplate open_quote{"open_quote", "a quote is not closed"};

// Conditions.
inline constexpr MessageTemplate wrong_attribute{
    "wrong_attribute",
    "{attribute} of {element} is \"{value}\", which is not one of its values; the usual one is taken"};
inline constexpr MessageTemplate wrong_value{"wrong_value", "{key} is \"{value}\", which cannot be read"};
inline constexpr MessageTemplate left_out_criterion{"left_out_criterion",
                                                    "there is no criterion {criterion}; it is left out"};
inline constexpr MessageTemplate over_the_net{"over_the_net",
                                              "that the event is played over the net is not kept"};
inline constexpr MessageTemplate left_out_clock{"left_out_clock",
                                                "nobody can play by this clock; it is left out"};
inline constexpr MessageTemplate more_rounds{
    "more_rounds", "the event is said to have {said} rounds, and there are {paired}"};

// Players and teams.
inline constexpr MessageTemplate no_player{"no_player",
                                           "a player is a number, names and a rank, not \"{text}\""};
inline constexpr MessageTemplate nameless{"nameless", "the player has no name; they are called {player}"};
inline constexpr MessageTemplate row_without_name{"row_without_name", "this row has no name"};
inline constexpr MessageTemplate left_out_row{
    "left_out_row", "this line has no rank, so it is not a row of the table; it is left out"};
inline constexpr MessageTemplate left_out_column{"left_out_column",
                                                 "the column \"{column}\" is not known; it is left out"};
inline constexpr MessageTemplate rank_without_letter{"rank_without_letter",
                                                     "the rank {rank} has no letter; it is taken as kyu"};
inline constexpr MessageTemplate without_rank{"without_rank", "{player} has no rank; 30 kyu is taken"};
inline constexpr MessageTemplate two_of_a_name{
    "two_of_a_name", "two players are called {player}: here and in line {other_line}"};
inline constexpr MessageTemplate two_of_a_number{
    "two_of_a_number", "{player} has the number {number}, as {other} has{other_line? in line {other_line}}"};
inline constexpr MessageTemplate not_in_file{"not_in_file", "there is no player {player} in this file"};
inline constexpr MessageTemplate left_out_teams{"left_out_teams",
                                                "teams that are not paired as teams are not kept"};
inline constexpr MessageTemplate changing_team{
    "changing_team", "the team {team} changes its members; those of its first round are kept"};

// Games.
inline constexpr MessageTemplate no_game{
    "no_game", "a game is two numbers, a result, a handicap and komi, not \"{text}\""};
inline constexpr MessageTemplate no_such_number{"no_such_number", "a round is 1 to {most}, not {round}"};
inline constexpr MessageTemplate no_round{"no_round", "there is no round \"{round}\""};
inline constexpr MessageTemplate no_result{
    "no_result", "there is no result \"{result}\"; it is 1-0, 0-1, ½-½, 0-0 or 1-1"};
inline constexpr MessageTemplate left_out_result{"left_out_result",
                                                 "there is no result {result}; the game has none"};
inline constexpr MessageTemplate cancelled_game{"cancelled_game",
                                                "a game of round {round} is cancelled; it has no result"};
inline constexpr MessageTemplate other_komi{"other_komi", "the komi of this game, {komi}, is not kept"};
inline constexpr MessageTemplate no_such_handicap{
    "no_such_handicap", "there is no handicap of {handicap} stones; the game is taken as even"};
inline constexpr MessageTemplate taken_table{
    "taken_table", "table {table} of round {round} is taken; the game is given a free one"};
inline constexpr MessageTemplate game_without_players{"game_without_players", "this game has no players"};
inline constexpr MessageTemplate against_themselves{"against_themselves",
                                                    "{player} plays against themselves in round {round}"};
inline constexpr MessageTemplate paired_in_two_lines{
    "paired_in_two_lines", "{player} is paired twice in round {round}, here and in line {other_line}"};
inline constexpr MessageTemplate not_paired_so{
    "not_paired_so", "{white} with White and {black} with Black are not paired in round {round}"};

// Two rows of a table that tell one game.
inline constexpr MessageTemplate no_such_row{
    "no_such_row", "{player} plays row {row} in round {round}, and there is no such row"};
inline constexpr MessageTemplate another_opponent{
    "another_opponent",
    "{player} plays {opponent} in round {round}, who plays {other}{row?row {row}} (line {other_line})"};
inline constexpr MessageTemplate one_sided{
    "one_sided", "the game of {player} against {opponent} in round {round} stands in this row alone"};
inline constexpr MessageTemplate same_color{
    "same_color", "{player} and {opponent} have the same colour in round {round}; the colours are not known"};
inline constexpr MessageTemplate two_handicaps{
    "two_handicaps", "{player} and {opponent} tell two handicaps in round {round}; the first is taken"};
inline constexpr MessageTemplate two_results{
    "two_results",
    "{player} and {opponent} (line {other_line}) tell two results of their game in round {round}"};

// A cell of a player or a game; `column` is rank, rating, correction, handicap or komi.
inline constexpr MessageTemplate wrong_cell{"wrong_cell", "the {column} \"{value}\" cannot be read"};

inline Message unread_cell(std::string_view column, std::string value) {
    return {wrong_cell, {fact("column", std::string(column)), fact("value", std::move(value))}};
}

}  // namespace shinpan::tournament::unread
