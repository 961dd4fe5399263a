// What can be wrong with a file of rules in TOML, beside what setting_faults.hpp has: one kind each, with the
// key that is meant and what it takes.
#pragma once

#include "go/rulesets/setting_faults.hpp"

namespace shinpan::inline formats::rulefile::fault {

using namespace setting_fault;

inline constexpr MessageTemplate not_toml{"not_toml", "this is not TOML: {reason}"};

// A value of the wrong form.
inline constexpr MessageTemplate takes_text{"takes_text", "'{key}' takes a text in quotation marks"};
inline constexpr MessageTemplate takes_line{"takes_line", "'{key}' takes one line of at most {most} bytes"};
inline constexpr MessageTemplate takes_number{"takes_number",
                                              "'{key}' takes a whole number from {least} to {most}"};
inline constexpr MessageTemplate takes_table{"takes_table", "'{key}' takes a table of: {keys}"};

// Keys and names.
inline constexpr MessageTemplate unknown_base{"unknown_base", "{reason}"};
inline constexpr MessageTemplate no_id{"no_id", "the ruleset has no 'id'; give it one of its own"};
inline constexpr MessageTemplate not_an_id{
    "not_an_id", "'{key}' takes lower-case letters, digits and hyphens, at most {most}"};
inline constexpr MessageTemplate id_is_taken{
    "id_is_taken", "'{id}' is a registered ruleset and says something else; choose another id"};
inline constexpr MessageTemplate takes_registered{"takes_registered",
                                                  "'{key}' takes the id of a registered ruleset"};
inline constexpr MessageTemplate says_nothing_on{
    "says_nothing_on",
    "the ruleset says nothing on '{key}'; say it, or start from a registered ruleset with 'based_on'"};

// Values that contradict each other.
inline constexpr MessageTemplate control_needs_two_positions{
    "control_needs_two_positions",
    "the removal 'by_control' and the ending procedure 'two_positions' need each other"};
inline constexpr MessageTemplate needs_preliminary_end{
    "needs_preliminary_end", "'{value}' needs the ending procedure 'preliminary_end'"};

}  // namespace shinpan::formats::rulefile::fault
