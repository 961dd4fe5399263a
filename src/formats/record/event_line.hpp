// Events as lines of text: for interfaces, logs and tests. Reading back a line gives the same event.
//
//   play B D4              pass W                     button B
//   setup W A1 B2          setup - C3                 turn W
//   handicap B 2 D4 Q16    nigiri B 7 odd             breach W D4
//   marks_proposed B A1    marks_accepted W 3f2a      undo_asked B 1
//   ruling W 0 late twice  resign B                   penalty W 2
//
// A line is the word of the kind, the player (B, W, or - for nobody), then what the kind has, in the order
// number, hash in hexadecimal digits, points, words. Words go to the end of the line; in them \n is a line
// feed and \\ a backslash.
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "go/board/point.hpp"
#include "go/rules/event.hpp"

#include <string>
#include <string_view>

namespace shinpan::inline formats {

// False for the events that may be nobody's: setup, handicap, what both agree on or lose by, and rulings.
bool needs_player(EventKind);

// Without a line feed. Precondition: the event's points are on the board.
std::string event_line(const Event&, Size);

// Refused: an unknown kind, a player missing where the kind has one, a point off the board, and
// whatever the kind does not have.
Result<Event, BadInput> event_in_line(std::string_view line, Size);

}  // namespace shinpan::formats
