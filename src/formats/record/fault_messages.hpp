// What can be wrong with a record that is read, or had to be repaired: one kind each, so that other languages
// can say it too.
#pragma once

#include "base/message.hpp"

namespace shinpan::inline formats::fault {

// Reading SGF.
inline constexpr MessageTemplate after_a_game{"after_a_game", "text after a game left out"};
inline constexpr MessageTemplate before_first_game{"before_first_game",
                                                   "text before the first game left out"};
inline constexpr MessageTemplate ends_inside_game{"ends_inside_game",
                                                  "the file ends inside a game; ')' put in"};
inline constexpr MessageTemplate hardly_sgf{"hardly_sgf",
                                            "more to repair than to read here: this is hardly SGF"};
inline constexpr MessageTemplate no_node_before{"no_node_before", "'(' without a node before it"};
inline constexpr MessageTemplate empty_variation{"empty_variation", "a variation without a node left out"};
inline constexpr MessageTemplate node_after_variations{
    "node_after_variations", "a node after its own variations; read as one more variation"};
inline constexpr MessageTemplate node_sign_missing{"node_sign_missing",
                                                   "';' missing before the first property of a node; put in"};
inline constexpr MessageTemplate lower_case{"lower_case",
                                            "name of a property in lower case; read as capitals"};
inline constexpr MessageTemplate ends_inside_value{"ends_inside_value",
                                                   "the file ends inside a value; ']' put in"};
inline constexpr MessageTemplate bracket_missing{"bracket_missing",
                                                 "']' missing at the end of a value; put in"};
inline constexpr MessageTemplate bracket_inside_value{
    "bracket_inside_value", "']' without a backslash inside a value; read as part of it"};
inline constexpr MessageTemplate move_in_text{
    "move_in_text", "a value runs on over this move between the opponent's; its ']' seems to be missing"};
inline constexpr MessageTemplate moves_left_out{
    "moves_left_out",
    "moves stand here in text that had to be left out; what could be read of the game is not the whole game"};
inline constexpr MessageTemplate stray_value{"stray_value", "a value without a property left out"};
inline constexpr MessageTemplate unexpected_text{"unexpected_text", "unexpected text left out"};
inline constexpr MessageTemplate longer_than_2_gib{"longer_than_2_gib", "longer than 2 GiB; split it"};
inline constexpr MessageTemplate no_sgf{"no_sgf", "no SGF game here: a game begins with '(;' and a property"};

// What the standard has otherwise.
inline constexpr MessageTemplate no_ff{"no_ff", "no FF, which stands for FF[1]"};
inline constexpr MessageTemplate unknown_ff{"unknown_ff", "unknown FF; read as FF[4]"};
inline constexpr MessageTemplate property_twice{"property_twice", "a property twice in one node"};
inline constexpr MessageTemplate not_of_this_ff{"not_of_this_ff",
                                                "a property that the file's FF does not have"};
inline constexpr MessageTemplate belongs_first{"belongs_first", "belongs in the first node"};
inline constexpr MessageTemplate more_than_one_value{"more_than_one_value",
                                                     "more than one value, where there is to be one"};
inline constexpr MessageTemplate not_its_value{"not_its_value", "not a value that this property has"};
inline constexpr MessageTemplate point_twice{"point_twice",
                                             "a point for a second time, where it is to stand once"};
inline constexpr MessageTemplate not_standard{"not_standard",
                                              "not one of the standard's properties; kept as it is"};
inline constexpr MessageTemplate long_name{"long_name",
                                           "a name of more than eight letters, which some programs cut"};

// The game in SGF.
inline constexpr MessageTemplate event_of_ours{"event_of_ours", "not a valid event of ours; left out"};
inline constexpr MessageTemplate second_move{"second_move", "a second move in one node"};
inline constexpr MessageTemplate move_of_many_values{"move_of_many_values",
                                                     "a move with more than one value; the first is read"};
inline constexpr MessageTemplate pass_left_out{
    "pass_left_out", "a second move in a row; the pass between, which Fox leaves out, is added"};
inline constexpr MessageTemplate pass_beyond_board{
    "pass_beyond_board", "a move on the point one beyond the board; read as a pass"};
inline constexpr MessageTemplate setup_with_move{"setup_with_move", "stones set up in the node of a move"};
inline constexpr MessageTemplate setup_after_move{"setup_after_move", "stones set up after the first move"};
inline constexpr MessageTemplate set_up_two_ways{
    "set_up_two_ways", "a point set up in two ways in one node; the last one counts"};
inline constexpr MessageTemplate empty_point{"empty_point", "an empty point left out"};
inline constexpr MessageTemplate no_player{"no_player", "PL names no player; left out"};
inline constexpr MessageTemplate player_in_words{"player_in_words", "a player's name in words"};
inline constexpr MessageTemplate ko_for_komi{"ko_for_komi", "KO, which is not for komi, read as komi"};
inline constexpr MessageTemplate off_board_left_out{"off_board_left_out", "no point of the board; left out"};
inline constexpr MessageTemplate marks_for_both{"marks_for_both",
                                                "TB and TW mark the same point; no marks are used"};
inline constexpr MessageTemplate other_handicap{"other_handicap",
                                                "HA gives another number than that of the stones set up"};
inline constexpr MessageTemplate handicap_by_moves{
    "handicap_by_moves", "HA without stones; Black's first moves read as the handicap"};
inline constexpr MessageTemplate handicap_on_stars{"handicap_on_stars",
                                                   "HA without stones; put on the star points"};
inline constexpr MessageTemplate turn_against_move{
    "turn_against_move", "PL does not name the player of the first move; that player is to move"};
inline constexpr MessageTemplate handicap_white_begins{
    "handicap_white_begins", "HA without stones; read as an even game that White begins"};
inline constexpr MessageTemplate handicap_not_set_up{
    "handicap_not_set_up", "HA gives more stones than are set up for Black; read as an even game"};
inline constexpr MessageTemplate handicap_even{"handicap_even", "HA without stones; read as an even game"};
inline constexpr MessageTemplate komi{"komi", "komi"};
inline constexpr MessageTemplate handicap{"handicap", "handicap"};
inline constexpr MessageTemplate result{"result", "result"};
inline constexpr MessageTemplate no_point{"no_point", "{value} is not a point of a board of {size}"};
inline constexpr MessageTemplate another_game{"another_game", "{value} is another game than Go"};
inline constexpr MessageTemplate no_board{"no_board", "{value}: boards have 1 to 52 lines a side"};

// What is said of a komi, a handicap or a result.
inline constexpr MessageTemplate note_area_stones{"note_area_stones", "read as stones of an area count"};
inline constexpr MessageTemplate note_no_margin{"note_no_margin",
                                                "a margin of 0 is not a margin; read as a win"};
inline constexpr MessageTemplate note_odd_margin{"note_odd_margin",
                                                 "a margin that is not in half points; read as a win"};
inline constexpr MessageTemplate note_not_understood{"note_not_understood", "not understood"};
inline constexpr MessageTemplate note_no_number{"note_no_number", "no number"};
inline constexpr MessageTemplate note_hundredths{"note_hundredths", "read as hundredths"};
inline constexpr MessageTemplate note_no_half_points{"note_no_half_points", "no number of half points"};
inline constexpr MessageTemplate note_number_form{"note_number_form",
                                                  "not in the standard's form of a number"};
inline constexpr MessageTemplate note_one_stone{"note_one_stone",
                                                "one stone is not a handicap; Black moves first"};
inline constexpr MessageTemplate note_no_stones{"note_no_stones", "no number of stones"};
inline constexpr MessageTemplate note_no_result{"note_no_result", "no result"};
inline constexpr MessageTemplate note_from_words{"note_from_words", "read from words"};

// Other formats, and all.
inline constexpr MessageTemplate off_board{"off_board", "no point of a board of {size}"};
inline constexpr MessageTemplate no_gib{"no_gib", "no GIB game here: no INI or STO line"};
inline constexpr MessageTemplate second_ini{"second_ini", "a second INI line left out"};
inline constexpr MessageTemplate sto_fields{"sto_fields", "a line STO has six fields"};
inline constexpr MessageTemplate no_player_number{"no_player_number", "no player: 1 is Black, 2 White"};
inline constexpr MessageTemplate ends_inside_header{"ends_inside_header",
                                                    "the file ends inside the header of twelve lines"};
inline constexpr MessageTemplate no_size{"no_size", "no size of a board: 1 to 52 lines"};
inline constexpr MessageTemplate no_handicap{"no_handicap", "no number of handicap stones"};
inline constexpr MessageTemplate nine_letters{"nine_letters", "a move has nine letters"};
inline constexpr MessageTemplate no_player_letter{"no_player_letter", "no player: B or W"};
inline constexpr MessageTemplate unexpected_line{"unexpected_line", "unexpected line left out: {detail}"};
inline constexpr MessageTemplate no_ugf{"no_ugf", "no UGF game here: no [Header] section"};
inline constexpr MessageTemplate ends_inside_text{"ends_inside_text",
                                                  "the file ends inside a .Text; .EndText assumed"};
inline constexpr MessageTemplate unknown_section{"unknown_section",
                                                 "section {detail} left out: what it means is not known"};
inline constexpr MessageTemplate text_left_out{"text_left_out",
                                               "a text on move {move}, which the game lacks, left out"};
inline constexpr MessageTemplate figure_left_out{
    "figure_left_out", "a figure left out: the game does not reach its move {move}"};
inline constexpr MessageTemplate handicap_not_in_file{
    "handicap_not_in_file", "the file does not have the stones of its handicap; put on the star points"};
inline constexpr MessageTemplate no_utf8{
    "no_utf8", "bytes that are not UTF-8 ({bytes}), shown as U+FFFD; convert the text to UTF-8 first"};
inline constexpr MessageTemplate longer_than_512_mib{"longer_than_512_mib", "longer than 512 MiB; split it"};

// No text at all.
inline constexpr MessageTemplate packed_ugz{
    "packed_ugz", "this is UGZ, UGF that LHA has packed; cut off its first two bytes, then: lha x FILE"};
inline constexpr MessageTemplate packed_lha{"packed_lha", "this is an archive of LHA; unpack it: lha x FILE"};
inline constexpr MessageTemplate packed_gzip{"packed_gzip",
                                             "this is compressed by gzip; unpack it: gunzip FILE"};
inline constexpr MessageTemplate packed_zip{"packed_zip", "this is a ZIP archive; unpack it: unzip FILE"};

}  // namespace shinpan::formats::fault
