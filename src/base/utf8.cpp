#include "base/utf8.hpp"

#include <algorithm>

namespace shinpan {
namespace {

bool between(unsigned char byte, int low, int high) { return low <= byte && byte <= high; }

// The second byte's range depends on the first one's; see table 3-7 of the Unicode Standard.
bool second_fits(unsigned char first, unsigned char second) {
    if (first == 0xe0) return between(second, 0xa0, 0xbf);
    if (first == 0xed) return between(second, 0x80, 0x9f);
    if (first == 0xf0) return between(second, 0x90, 0xbf);
    if (first == 0xf4) return between(second, 0x80, 0x8f);
    return between(second, 0x80, 0xbf);
}

std::size_t announced_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (between(first, 0xc2, 0xdf)) return 2;
    if (between(first, 0xe0, 0xef)) return 3;
    return between(first, 0xf0, 0xf4) ? 4 : 0;
}

}  // namespace

std::size_t utf8_length(std::string_view text) {
    if (text.empty()) return 0;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = announced_length(byte(0));
    if (length > text.size()) return 0;
    if (length > 1 && !second_fits(byte(0), byte(1))) return 0;
    for (std::size_t i = 2; i < length; ++i)
        if (!between(byte(i), 0x80, 0xbf)) return 0;
    return length;
}

std::string_view utf8_head(std::string_view text, std::size_t most_bytes) {
    std::size_t end = 0;
    while (end < text.size()) {
        const std::size_t length = std::max<std::size_t>(utf8_length(text.substr(end)), 1);
        if (end + length > most_bytes) break;
        end += length;
    }
    return text.substr(0, end);
}

std::string as_utf8(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        out += length > 0 ? text.substr(0, length) : replacement_character;
        text.remove_prefix(length > 0 ? length : 1);
    }
    return out;
}

}  // namespace shinpan
