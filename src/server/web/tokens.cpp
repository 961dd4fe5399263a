#include "server/web/tokens.hpp"

#include "base/text.hpp"

#include <sodium.h>

#include <algorithm>

namespace shinpan::server {
namespace {

constexpr std::string_view plain_name = "shinpan_session=", encrypted_name = "__Host-shinpan_session=";
constexpr std::string_view cookie_rules = "; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000";

}  // namespace

std::array<std::uint64_t, 2> drawn() {
    std::array<std::uint64_t, 2> random{};
    randombytes_buf(random.data(), sizeof random);
    return random;
}

std::string new_token() {
    const auto [high, low] = drawn();
    return hexadecimal(high, 16) + hexadecimal(low, 16);
}

std::string_view token_in(std::string_view cookies, bool is_encrypted) {
    const std::string_view cookie_name = is_encrypted ? encrypted_name : plain_name;
    while (!cookies.empty()) {
        const std::size_t end = std::min(cookies.find("; "), cookies.size());
        const std::string_view one = cookies.substr(0, end);
        if (one.starts_with(cookie_name)) return one.substr(cookie_name.size());
        cookies.remove_prefix(std::min(cookies.size(), end + 2));
    }
    return {};
}

std::string cookie_of(std::string_view token, bool is_encrypted) {
    const std::string cookie = std::string(is_encrypted ? encrypted_name : plain_name).append(token);
    return cookie + std::string(cookie_rules) + (is_encrypted ? "; Secure" : "");
}

std::string cookie_to_forget(bool is_encrypted) { return cookie_of({}, is_encrypted) + "; Max-Age=0"; }

}  // namespace shinpan::server
