// NoCode: why a request was not carried out, as pages are told. docs/protocol.md says what each means.
//
//   out.send(page, NotDone{.id = request, .code = NoCode::unstored});
#pragma once

#include "server/log/not_taken.hpp"

#include <cstdint>
#include <string_view>

namespace shinpan::server {

enum class NoCode : std::uint8_t {
    bad,
    behind,
    code_taken,
    no_code,
    no_game,
    no_invitation,
    not_now,
    not_paused,
    not_yours,
    out_of_time,
    own_invitation,
    paused,
    refused,
    too_fast,
    too_long,
    too_often,
    too_soon,
    unreadable,
    unstored
};

// "bad", "behind", ..., as the protocol has them; empty for a number behind the last.
std::string_view word_of(NoCode);

// What a page is told where a log does not take what it says.
NoCode no_code_of(NotTaken);

}  // namespace shinpan::server
