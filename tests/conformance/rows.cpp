#include "rows.hpp"

namespace conformance {

namespace {

constexpr Row all[] = {
    // The wire.
    {"id", "the response carries the command's id", "17 protocol_version\n", "=17 2"},
    {"no-id", "the id may be left out", "protocol_version\n", "= 2"},
    {"id-of-failure", "a failure carries the id too", "3 no_such_command\n", "?3 unknown command"},
    {"comment", "a comment reaches from # to the end of the line", "1 protocol_version # 2 name\n", "=1 2"},
    {"comment-line", "a line with only a comment is ignored", "# name\n1 protocol_version\n", "=1 2"},
    {"empty-line", "empty lines and lines of blanks are ignored", "\n   \n\t\n1 protocol_version\n",
     "=1 2"},
    {"tab", "a tab is a blank", "1\tknown_command\tname\n", "=1 true"},
    {"carriage-return", "a carriage return is dropped", "1 protocol_version\r\n", "=1 2"},
    {"control-characters", "other control characters are dropped", "1 proto\001\002\177col_\bver\fsion\n",
     "=1 2"},
    {"many-blanks", "words may be parted by many blanks", "  1   known_command    play  \n", "=1 true"},
    {"after-failure", "a failure does not stop the engine", "1 play\n2 boardsize\n3 protocol_version\n",
     "?1 *\n?2 *\n=3 2"},
    // Administrative commands.
    {"name", "the name is text", "1 name\n2 version\n", "=1 *\n=2 *"},
    {"known", "known_command says true or false", "1 known_command genmove\n2 known_command nonsense\n",
     "=1 true\n=2 false"},
    {"required-commands", "the required commands are known",
     "1 known_command protocol_version\n2 known_command name\n3 known_command version\n"
     "4 known_command known_command\n5 known_command list_commands\n6 known_command quit\n"
     "7 known_command boardsize\n8 known_command clear_board\n9 known_command komi\n"
     "10 known_command play\n11 known_command genmove\n",
     "=1 true\n=2 true\n=3 true\n=4 true\n=5 true\n=6 true\n=7 true\n=8 true\n=9 true\n=10 true\n=11 true"},
    {"quit", "quit is answered, and nothing after it", "1 quit\n2 name\n", "=1 "},
    // Setup.
    {"boardsize", "a size that the engine cannot play is unacceptable", "1 boardsize 9\n2 boardsize 1000\n",
     "=1 \n?2 unacceptable size"},
    {"boardsize-word", "a size that is no number is a syntax error", "1 boardsize nine\n", "?1 *"},
    {"clear-board", "clear_board takes every stone off", "1 boardsize 9\n2 play b D4\n3 clear_board\n"
     "4 play w D4\n", "=1 \n=2 \n=3 \n=4 "},
    {"komi", "the engine must accept a komi even if it is ridiculous",
     "1 komi 6.5\n2 komi -100\n3 komi 0\n4 komi x\n", "=1 \n=2 \n=3 \n?4 *"},
    {"fixed-handicap", "two stones stand on D4 and Q16",
     "1 boardsize 19\n2 clear_board\n3 fixed_handicap 2\n4 play w D4\n5 play w Q16\n",
     "=1 \n=2 \n=3 * *\n?4 illegal move*\n?5 illegal move*"},
    {"fixed-handicap-nine", "19x19 has nine, and no tenth",
     "1 boardsize 19\n2 clear_board\n3 fixed_handicap 9\n4 clear_board\n5 fixed_handicap 10\n",
     "=1 \n=2 \n=3 *K10*\n=4 \n?5 invalid number of stones"},
    {"fixed-handicap-small", "7x7 has four, on the third line",
     "1 boardsize 7\n2 clear_board\n3 fixed_handicap 5\n4 fixed_handicap 4\n5 play w E3\n",
     "=1 \n=2 \n?3 invalid number of stones\n=4 * * * *\n?5 illegal move*"},
    {"fixed-handicap-empty", "the board must be empty",
     "1 boardsize 19\n2 clear_board\n3 play b A1\n4 fixed_handicap 2\n",
     "=1 \n=2 \n=3 \n?4 board not empty"},
    {"free-handicap", "the engine places a free handicap and names the stones",
     "1 boardsize 19\n2 clear_board\n3 place_free_handicap 4\n", "=1 \n=2 \n=3 * * * *"},
    {"free-handicap-number", "one stone is no handicap",
     "1 boardsize 9\n2 clear_board\n3 place_free_handicap 1\n",
     "=1 \n=2 \n?3 invalid number of stones"},
    {"set-free-handicap", "the controller places a free handicap",
     "1 boardsize 9\n2 clear_board\n3 set_free_handicap C3 G7 E5\n4 play w E5\n5 play w E6\n",
     "=1 \n=2 \n=3 \n?4 illegal move*\n=5 "},
    {"set-free-handicap-twice", "a point may not be named twice",
     "1 boardsize 9\n2 clear_board\n3 set_free_handicap C3 C3\n", "=1 \n=2 \n?3 bad vertex list"},
    {"set-free-handicap-one", "at least two stones", "1 boardsize 9\n2 clear_board\n"
     "3 set_free_handicap C3\n", "=1 \n=2 \n?3 bad vertex list"},
    // Play.
    {"play", "colours and vertices are read in any case",
     "1 boardsize 9\n2 clear_board\n3 play B d4\n4 play White E5\n5 play bLaCk pass\n6 play w PASS\n",
     "=1 \n=2 \n=3 \n=4 \n=5 \n=6 "},
    {"play-occupied", "an occupied point is an illegal move",
     "1 boardsize 9\n2 clear_board\n3 play b D4\n4 play w D4\n", "=1 \n=2 \n=3 \n?4 illegal move*"},
    {"play-off-board", "there is no column I, and no row above the board",
     "1 boardsize 9\n2 clear_board\n3 play b I5\n4 play b A10\n5 play b A0\n6 play b Z1\n",
     "=1 \n=2 \n?3 *\n?4 *\n?5 *\n?6 *"},
    {"play-twice", "consecutive moves of one colour are not illegal",
     "1 boardsize 9\n2 clear_board\n3 play b D4\n4 play b E4\n5 play b F4\n", "=1 \n=2 \n=3 \n=4 \n=5 "},
    {"play-ko", "a ko may not be retaken at once",
     "1 boardsize 5\n2 clear_board\n3 play b B3\n4 play w C3\n5 play b A2\n6 play w D2\n7 play b B1\n"
     "8 play w C1\n9 play b C2\n10 play w B2\n11 play b C2\n",
     "=1 \n=2 \n=3 \n=4 \n=5 \n=6 \n=7 \n=8 \n=9 \n=10 \n?11 illegal move*"},
    {"play-words", "a colour and a vertex are asked for",
     "1 play\n2 play b\n3 play green D4\n4 play b 44\n",
     "?1 *\n?2 *\n?3 *\n?4 *"},
    {"capture", "captured stones come off", "1 boardsize 5\n2 clear_board\n3 play w A1\n4 play b A2\n"
     "5 play b B1\n6 play w A1\n7 play b A1\n", "=1 \n=2 \n=3 \n=4 \n=5 \n?6 illegal move*\n=7 "},
    {"genmove", "the engine plays a vertex, and it is on the board",
     "1 boardsize 5\n2 clear_board\n3 genmove b\n4 undo\n5 undo\n", "=1 \n=2 \n=3 *\n=4 \n?5 cannot undo"},
    {"genmove-any", "genmove does not ask whose turn it is",
     "1 boardsize 5\n2 clear_board\n3 genmove white\n4 genmove white\n", "=1 \n=2 \n=3 *\n=4 *"},
    {"genmove-word", "genmove takes a colour", "1 genmove\n2 genmove x\n", "?1 *\n?2 *"},
    {"undo", "undo takes a move back, and the stones that it took return",
     "1 boardsize 5\n2 clear_board\n3 play w A1\n4 play b A2\n5 play b B1\n6 undo\n7 play w B1\n",
     "=1 \n=2 \n=3 \n=4 \n=5 \n=6 \n=7 "},
    {"undo-nothing", "without a move there is nothing to undo", "1 boardsize 9\n2 clear_board\n3 undo\n",
     "=1 \n=2 \n?3 cannot undo"},
    {"reg-genmove", "reg_genmove does not change the position",
     "1 boardsize 5\n2 clear_board\n3 reg_genmove b\n4 undo\n", "=1 \n=2 \n=3 *\n?4 cannot undo"},
    // Tournament and regression commands.
    {"time", "times are taken", "1 time_settings 300 30 5\n2 time_left b 299 0\n3 time_left w 12 4\n",
     "=1 \n=2 \n=3 "},
    {"time-words", "times are whole numbers", "1 time_settings 300\n2 time_settings a b c\n3 time_left b\n"
     "4 time_left x 1 1\n", "?1 *\n?2 *\n?3 *\n?4 *"},
    {"final-score", "a score is a winner and a margin, or 0",
     "1 boardsize 5\n2 clear_board\n3 komi 0.5\n4 play b C1\n5 play b C2\n6 play b C3\n7 play b C4\n"
     "8 play b C5\n9 final_score\n", "=1 \n=2 \n=3 \n=4 \n=5 \n=6 \n=7 \n=8 \n=9 B+*"},
    {"final-status", "a status names stones; without any the list is empty",
     "1 boardsize 9\n2 clear_board\n3 final_status_list dead\n4 final_status_list seki\n"
     "5 final_status_list lost\n", "=1 \n=2 \n=3 \n=4 \n?5 *"},
    {"loadsgf", "a file that is not there cannot be loaded", "1 loadsgf /nowhere/no.sgf\n",
     "?1 cannot load file*"},
    {"showboard", "showboard draws", "1 boardsize 2\n2 showboard\n", "=1 \n=2 *"},
    // Streams, as front ends read them.
    {"analyze", "analysis goes on, line after line, until another command comes in",
     "1 boardsize 9\n2 lz-analyze b 5\n(pause)\n3 protocol_version\n",
     "=1 \n=2*info move *order 0 pv *info move *order 0 pv *\n=3 2", "lz-analyze"},
    {"analyze-line", "an empty line ends it too", "1 boardsize 9\n2 lz-analyze b 5\n(pause)\n\n(pause)\n",
     "=1 \n=2*info move *", "lz-analyze"},
    {"analyze-end", "so does the end of the input", "1 boardsize 9\n2 lz-analyze 5\n",
     "=1 \n=2*info move *", "lz-analyze"},
    {"analyze-moves-nothing", "analysis does not change the position",
     "1 boardsize 9\n2 kata-analyze w 5\n(pause)\n3 undo\n", "=1 \n=2*info move *\n?3 cannot undo",
     "kata-analyze"},
    {"analyze-ownership", "ownership follows the moves, where it is asked for",
     "1 boardsize 5\n2 kata-analyze b interval 5 ownership true\n(pause)\n3 protocol_version\n",
     "=1 \n=2*info move * ownership *\n=3 2", "kata-analyze"},
    {"analyze-again", "each front end's changes of the position may come between",
     "1 boardsize 9\n2 lz-analyze b 5\n(pause)\n3 play b C3\n4 lz-analyze w 5\n(pause)\n5 undo\n",
     "=1 \n=2*info move *\n=3 \n=4*info move *\n=5 ", "lz-analyze"},
    {"genmove-analyze", "a move with its analysis is played, and named in the last line",
     "1 boardsize 5\n2 lz-genmove_analyze b 5\n3 undo\n4 undo\n", "=1 \n=2*play *\n=3 \n?4 cannot undo",
     "lz-genmove_analyze"},
    {"genmove-analyze-cgos", "for the server the analysis is one line of JSON",
     "1 boardsize 5\n2 cgos-genmove_analyze w\n3 undo\n", "=1 \n=2*{\"winrate\":*}*play *\n=3 ",
     "cgos-genmove_analyze"},
    {"interrupt", "a comment line interrupts thinking, and the move is played",
     "1 boardsize 19\n2 kata-set-param maxPlayouts 100000000\n3 genmove b\n(pause)\n# interrupt\n4 undo\n",
     "=1 \n=2 \n=3 *\n=4 ", "gogui-interrupt"},
};

}  // namespace

std::span<const Row> rows() { return all; }

}  // namespace conformance
