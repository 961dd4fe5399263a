#include "server/core/names.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

#include <algorithm>

namespace shinpan::server {
namespace {

constexpr std::string_view digits = "0123456789abcdefghjkmnpqrstvwxyz";  // Crockford's base 32: no i, l, o, u
constexpr std::size_t name_length = 26, bits_of_digit = 5;
constexpr std::size_t most_characters = 30;

}  // namespace

std::string name_of_random(const std::array<std::uint64_t, 2>& random) {
    std::string name;
    auto [low, high] = random;
    while (name.size() < name_length) {
        name += digits[low % digits.size()];
        low = low >> bits_of_digit | high << (64 - bits_of_digit);
        high >>= bits_of_digit;
    }
    return name;
}

bool is_random_name(std::string_view name) {
    return name.size() == name_length && std::all_of(name.begin(), name.end(), [](char c) {
               return digits.find(c) != std::string_view::npos;
           });
}

std::string guest_name(const std::array<std::uint64_t, 2>& random) {
    std::string number = hexadecimal(random[1] & 0xffff, 4);
    for (char& c : number)
        if ('a' <= c && c <= 'f') c = static_cast<char>(c - 'a' + 'A');
    return "Guest " + number;
}

bool is_name(std::string_view name) {
    if (name.empty() || name.front() == ' ' || name.back() == ' ') return false;
    std::size_t characters = 0;
    for (; !name.empty(); ++characters) {
        const std::size_t length = utf8_length(name);
        const bool is_control = length == 1 && (static_cast<unsigned char>(name[0]) < ' ' || name[0] == 0x7f);
        if (length == 0 || is_control || characters == most_characters) return false;
        name.remove_prefix(length);
    }
    return true;
}

}  // namespace shinpan::server
