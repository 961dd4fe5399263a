// The messages of pages and the server as JSON, one a frame (docs/protocol.md, docs/schema/socket.json).
//
//   auto message = message_in(R"({"t":"hello","v":1})");
//   if (!message) return NotDone{.id = message.error().id, .code = NoCode::bad};
//   send(to_json(Welcome{...}));
#pragma once

#include "base/result.hpp"
#include "server/core/messages.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace shinpan::server {

inline constexpr std::size_t most_frame_bytes = 4096;  // of a message from a page

struct BadMessage {
    std::string id{};  // of the request, as far as that can be read
    std::string what{};
};

// Refused: what is no JSON, or longer than most_frame_bytes; an unknown word; a field that is missing,
// unknown, of another type or longer than it may be.
Result<FromPage, BadMessage> message_in(std::string_view json);

// On one line.
std::string to_json(const ToPage&);

}  // namespace shinpan::server
