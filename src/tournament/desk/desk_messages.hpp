// What a desk refuses before it comes to the event: one kind each, so that pages can say it in their own
// language.
#pragma once

#include "base/message.hpp"

namespace shinpan::tournament::desk_fault {

inline constexpr MessageTemplate only_looks_on{"only_looks_on", "this page only looks on"};
inline constexpr MessageTemplate request_too_long{"request_too_long", "the request is too long"};
inline constexpr MessageTemplate no_such_event{"no_such_event", "there is no event {event}"};
inline constexpr MessageTemplate event_exists{"event_exists", "there is an event {event} already"};
inline constexpr MessageTemplate wrong_event_name{
    "wrong_event_name", "the name of an event's file has small letters, digits and hyphens"};
inline constexpr MessageTemplate open_elsewhere{"open_elsewhere", "{file}: another Shinpan has it open"};
inline constexpr MessageTemplate cannot_be_read{"cannot_be_read", "{file}: cannot be read: {reason}"};
inline constexpr MessageTemplate cannot_be_made{"cannot_be_made", "{file}: cannot be made: {reason}"};
inline constexpr MessageTemplate cannot_be_written{"cannot_be_written",
                                                   "{file}: cannot be written: {reason}"};

}  // namespace shinpan::tournament::desk_fault
