// What can be wrong with the line of an event: one kind each.
#pragma once

#include "base/message.hpp"

namespace shinpan::inline formats::event_line_fault {

inline constexpr MessageTemplate no_kind_of_event{"no_kind_of_event", "'{given}' is not a kind of event"};
inline constexpr MessageTemplate no_player{"no_player", "a player is B or W"};
inline constexpr MessageTemplate player_missing{"player_missing", "a player is missing: B or W"};
inline constexpr MessageTemplate winner_missing{"winner_missing", "a player is missing: who wins"};
inline constexpr MessageTemplate number_missing{"number_missing", "a whole number is missing"};
inline constexpr MessageTemplate hash_missing{"hash_missing", "a hash in hexadecimal digits is missing"};
inline constexpr MessageTemplate point_missing{"point_missing", "a point of the board is missing"};
inline constexpr MessageTemplate status_missing{"status_missing", "dead or alive is missing"};
inline constexpr MessageTemplate too_much{"too_much", "'{given}' is too much"};

}  // namespace shinpan::formats::event_line_fault
