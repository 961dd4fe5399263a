// Tokens: what a browser is known again by; only their digests are kept (server/store/sha256.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace shinpan::server {

// 128 bits that nobody can foresee.
std::array<std::uint64_t, 2> drawn();

// A new token: 32 hexadecimal digits.
std::string new_token();

// The token in the Cookie field of a request (RFC 6265 5.4); empty where they have no token. Over an
// encrypted line the cookie has another name, with a prefix that browsers hold to this host alone (RFC
// 6265bis 4.1.3).
std::string_view token_in(std::string_view cookies, bool is_encrypted);

// The field Set-Cookie for it: for this server alone, never for scripts, not sent along from other sites, and
// where the line is encrypted, never over one that is not.
std::string cookie_of(std::string_view token, bool is_encrypted);

// The field Set-Cookie that has the browser forget it.
std::string cookie_to_forget(bool is_encrypted);

}  // namespace shinpan::server
