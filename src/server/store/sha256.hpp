// SHA-256 by libsodium: of tokens and codes, of which a store keeps nothing else, and of the chains of logs.
#pragma once

#include <string>
#include <string_view>

namespace shinpan::server {

// The digest (FIPS 180-4) as 64 hexadecimal digits in small letters: a `Digest` of logs.
std::string sha256(std::string_view bytes);

}  // namespace shinpan::server
