#include "server/core/names.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <iterator>

namespace shinpan::server {
namespace {

constexpr std::string_view digits = "0123456789abcdefghjkmnpqrstvwxyz";  // Crockford's base 32: no i, l, o, u
constexpr std::size_t name_length = 26, bits_of_digit = 5;
constexpr std::size_t most_of_name = 30, most_of_chat = 300;

// Controls, ends of lines, and what turns the direction of the text around it: by these a line looks like
// another one.
constexpr std::string_view refused[] = {"\u2028", "\u2029", "\u202a", "\u202b", "\u202c", "\u202d",
                                        "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"};

bool is_control(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    if (character.size() == 1) return byte(0) < ' ' || byte(0) == 0x7f;
    if (character.size() == 2) return byte(0) == 0xc2 && byte(1) < 0xa0;  // U+0080 to U+009F
    return std::find(std::begin(refused), std::end(refused), character) != std::end(refused);
}

// UTF-8 of 1 to so many characters, none of them a control, none a blank at the ends?
bool is_line(std::string_view text, std::size_t most) {
    if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
    for (std::size_t characters = 0; !text.empty(); ++characters) {
        const std::size_t length = utf8_length(text);
        if (length == 0 || characters == most || is_control(text.substr(0, length))) return false;
        text.remove_prefix(length);
    }
    return true;
}

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

bool is_name(std::string_view text) { return is_line(text, most_of_name); }

bool is_chat_line(std::string_view text) { return is_line(text, most_of_chat); }

}  // namespace shinpan::server
