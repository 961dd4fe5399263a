// What is wrong with a field of an entry, of conditions, or of what a page sends: one kind each, so that
// pages can say it in their own language. `field` names it, such as "player.rank"; the whole value has none.
#pragma once

#include "base/message.hpp"

namespace shinpan::tournament::field_fault {

inline constexpr MessageTemplate no_text{"field_text",
                                         "{field?{field}: }must be a text of at most {most} bytes"};
inline constexpr MessageTemplate no_truth{"field_truth", "{field?{field}: }must be true or false"};
inline constexpr MessageTemplate not_whole{"field_whole", "{field?{field}: }must be a whole number"};
inline constexpr MessageTemplate negative{"field_negative", "{field?{field}: }must not be negative"};
inline constexpr MessageTemplate too_much{"field_most", "{field?{field}: }must be at most {most}"};
inline constexpr MessageTemplate no_number{"field_number", "{field?{field}: }must be a number"};
inline constexpr MessageTemplate no_points{"field_points", "{field?{field}: }must be whole or half points"};
inline constexpr MessageTemplate no_rules{"field_rules", "{field?{field}: }there is no ruleset {rules}"};
inline constexpr MessageTemplate no_clock{"field_clock",
                                          "{field?{field}: }there is no clock {clock}; it is {forms}"};
inline constexpr MessageTemplate no_size{"field_size",
                                         "{field?{field}: }must be the size of a board, such as 19x19"};
inline constexpr MessageTemplate no_criterion{"field_criterion",
                                              "{field?{field}: }there is no criterion {criterion}"};
inline constexpr MessageTemplate no_choice{"field_choice", "{field?{field}: }cannot be \"{word}\""};
inline constexpr MessageTemplate no_list{"field_list", "{field?{field}: }must be a list"};
inline constexpr MessageTemplate no_object{"field_object", "{field?{field}: }must be an object"};
inline constexpr MessageTemplate no_player{"field_player", "{field?{field}: }must be the number of a player"};
inline constexpr MessageTemplate missing{"field_missing", "{field?{field}: }is missing"};
inline constexpr MessageTemplate no_field{"field_unknown", "{field?{field}: }is not a field here"};

}  // namespace shinpan::tournament::field_fault
