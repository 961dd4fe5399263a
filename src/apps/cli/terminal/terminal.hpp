// What the terminal can show, and what goes to it: colours, characters beyond ASCII, errors.
//
//   complain("game.sgf", {3, 14, "move 'zz' is off the board; correct it"});
//     game.sgf:3:14: move 'zz' is off the board; correct it
#pragma once

#include "base/bad_input.hpp"

#include <string>
#include <string_view>

namespace shinpan::inline apps::cli {

bool stdout_is_terminal();
bool stderr_is_terminal();

// Does the locale of the environment write UTF-8? (LC_ALL, LC_CTYPE, LANG.)
bool writes_utf8();

// On a terminal, unless NO_COLOR is set or TERM is "dumb".
bool uses_color();

// The text in that weight or colour where colours are used, as it is elsewhere.
std::string bold(std::string_view);
std::string red(std::string_view);

// The text with control characters as "\x1b", so that what comes from files and other programs does nothing
// to the terminal; line feeds and tabs stay. `visible_in_style` leaves what bold and red write, too.
std::string visible(std::string_view utf8);
std::string visible_in_style(std::string_view utf8);

// The text for this terminal: visible, and where it does not write UTF-8, characters that ASCII lacks are
// spelt out or '?'.
std::string for_terminal(std::string_view utf8);
std::string in_ascii(std::string_view utf8);

// "file:line:column: what", as a text and on stderr; parts that are unknown are left out.
std::string with_place(std::string_view file, const BadInput&);
void complain(std::string_view file, const BadInput&);

// "shinpan: what" on stderr.
void complain(std::string_view what);

// Writes to stdout. False when that fails, as on a full disk; flush() is false when any of it failed before.
bool put(std::string_view text);
bool flush();

}  // namespace shinpan::apps::cli
