// Events that SGF has no property for, as private properties of ours that other programs skip. The names
// begin with SHN; docs/sgf.md lists them.
//
//   SHNMP[B::::cdddde]         Black holds the stones on these points dead
//   SHNRU[W:::::late twice]    the arbiter decides for White, and why
#pragma once

#include "go/board/point.hpp"
#include "go/rules/event.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace shinpan::inline formats::sgf {

// The name of the property; empty for the events that SGF has itself (plays, passes, setup, turn). A handicap
// is HA and AB where it comes first and has stones.
std::string_view private_name(EventKind);

// The property of ours that is no event: in the first node of a game over the net, the game's name and the
// head of its log after the last entry that the record has, "g7k2 5f3c...91".
inline constexpr std::string_view log_property = "SHNLG";

// The kind of event of a property of that name; nothing for other names.
std::optional<EventKind> private_kind(std::string_view name);

// All of an event but its kind as a value: player, number, hash in hexadecimal digits, point, points and
// words, with ':' between them; what is empty at the end is left out.
std::string event_value(const Event&);

// The event of that value; nothing where it is malformed, has points off the board, or lacks its player.
std::optional<Event> event_in(EventKind, std::string_view raw, Size);

}  // namespace shinpan::formats::sgf
