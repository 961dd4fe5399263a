// What can be wrong with one key of a file of rules, in whatever form the file is: one kind each, with the
// key that is meant and what it takes.
#pragma once

#include "base/message.hpp"

namespace shinpan::inline go::setting_fault {

inline constexpr MessageTemplate takes_flag{"takes_flag", "'{key}' takes true or false"};
inline constexpr MessageTemplate takes_points{"takes_points",
                                              "'{key}' takes points, whole or half, such as 7 or 6.5"};
inline constexpr MessageTemplate takes_other_word{"takes_other_word",
                                                  "'{key}' takes one of: {words}; not {given}"};
inline constexpr MessageTemplate takes_word{"takes_word",
                                            "'{key}' takes one of: {words}; in quotation marks"};
inline constexpr MessageTemplate unknown_key{"unknown_key", "there is no key '{key}'; there are: {keys}"};

}  // namespace shinpan::go::setting_fault
