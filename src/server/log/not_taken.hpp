// NotTaken: why a log does not take what somebody says.
#pragma once

#include <cstdint>
#include <string_view>

namespace shinpan::server {

enum class NotTaken : std::uint8_t {
    unreadable,   // no entry of a log
    not_yours,    // another one may say that
    refused,      // by the rules, or by an offer that is not open or not this one
    not_now,      // not as the table stands: the referee was called already, both have moved, ...
    paused,       // the game rests
    not_paused,   // it does not
    out_of_time,  // it cost more than the player's clock has
};

// "unreadable", "not_yours", ...: the codes of refusals in the protocol.
std::string_view word_of(NotTaken);

}  // namespace shinpan::server
