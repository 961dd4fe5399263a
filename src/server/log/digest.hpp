// Digest: the fingerprint by which the entries of a game's log are chained.
//
//   const std::string head = next_head(sha256, head_before, to_text(entry));
#pragma once

#include <string>
#include <string_view>

namespace shinpan::server {

// SHA-256 (FIPS 180-4) of the bytes as 64 hexadecimal digits in small letters. Whoever runs a log brings it,
// so that the log stands on no library of its own.
using Digest = std::string (*)(std::string_view bytes);

// The head of a chain with one more text: the digest of the head before it, a line feed and the text. Before
// the first text the head is what the chain is called.
std::string next_head(Digest, std::string_view head, std::string_view text);

}  // namespace shinpan::server
