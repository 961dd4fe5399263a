#include "formats/record/sgf/scan.hpp"

#include "base/utf8.hpp"
#include "formats/record/sgf/standard.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace shinpan::inline formats::sgf {
namespace {

// The lowest bit that is set tells the first of eight bytes that is the given one: the usual search for a
// zero byte.
constexpr std::uint64_t ones = 0x0101010101010101;
constexpr std::uint64_t bytes_like(char c, std::uint64_t word) {
    const std::uint64_t zero_there = word ^ (ones * static_cast<unsigned char>(c));
    return (zero_there - ones) & ~zero_there & (ones << 7);
}

// The next ']' or backslash.
std::size_t find_end_or_escape(std::string_view text, std::size_t at) {
    for (; text.size() - at >= 8; at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, 8);
        const std::uint64_t found = bytes_like(']', word) | bytes_like('\\', word);
        if (found != 0) return at + static_cast<std::size_t>(std::countr_zero(found)) / 8;
    }
    while (at < text.size() && text[at] != ']' && text[at] != '\\') ++at;
    return at;
}

// A name and the '[' of its value.
bool is_property(std::string_view text, std::size_t at) {
    if (at == text.size() || !is_letter(text[at])) return false;
    const std::size_t bracket = skip_spaces(text, end_of_name(text, at));
    return bracket < text.size() && text[bracket] == '[';
}

}  // namespace

std::size_t skip_spaces(std::string_view text, std::size_t at) {
    while (at < text.size() && is_space(text[at])) ++at;
    return at;
}

std::size_t find(std::string_view text, char c, std::size_t at) {
    return std::min(text.find(c, at), text.size());
}

std::size_t end_of_name(std::string_view text, std::size_t at) {
    while (at < text.size() && (is_letter(text[at]) || is_digit(text[at]) || text[at] == '_')) ++at;
    return at;
}

std::size_t end_of_value(std::string_view text, std::size_t at) {
    for (;;) {
        at = find_end_or_escape(text, at);
        if (at == text.size() || text[at] == ']') return at;
        at = std::min(at + 2, text.size());
    }
}

bool is_escaped(std::string_view text, std::size_t at) {
    std::size_t backslashes = 0;
    while (backslashes < at && text[at - backslashes - 1] == '\\') ++backslashes;
    return backslashes % 2 == 1;
}

bool opens_bracket(std::string_view text, std::size_t begin) {
    const std::size_t bracket = find(text, '[', begin);
    return bracket < text.size() && end_of_value(text.substr(0, bracket), begin) == bracket;
}

std::size_t end_of_open_value(std::string_view text, std::size_t begin) {
    std::size_t backslashes = 0;
    while (text.size() - backslashes > begin && text[text.size() - backslashes - 1] == '\\') ++backslashes;
    return text.size() - backslashes % 2;
}

bool opens_game(std::string_view text, std::size_t at) {
    if (at == text.size() || text[at] != '(') return false;
    at = skip_spaces(text, at + 1);
    if (at == text.size()) return false;
    if (text[at] != ';')
        return is_property(text, at) && end_of_name(text, at) - at <= 2 && is_capital(text[at]);
    at = skip_spaces(text, at + 1);
    if (at == text.size()) return false;
    return text[at] == ';' || text[at] == '(' || text[at] == ')' || is_property(text, at);
}

bool opens_root(std::string_view text, std::size_t at) {
    if (!opens_game(text, at)) return false;
    at = skip_spaces(text, at + 1);
    if (text[at] == ';') at = skip_spaces(text, at + 1);
    const Standard* const known = standard(short_name(text.substr(at, end_of_name(text, at) - at)));
    return known != nullptr && known->root;
}

bool goes_on(std::string_view text, std::size_t at) {
    at = skip_spaces(text, at);
    if (at == text.size()) return true;
    if (text[at] == ';' || text[at] == '(' || text[at] == ')' || text[at] == '[') return true;
    return is_capital(text[at]) && is_property(text, at) &&
           is_usual_name(text.substr(at, end_of_name(text, at) - at));
}

bool is_small_move(std::string_view text, std::size_t at) {
    const std::string_view move = text.substr(at, 5);
    if (move.size() < 5 || move[1] != '[' || move[4] != ']') return false;
    return (move[0] == 'b' || move[0] == 'w') && is_letter(move[2]) && is_letter(move[3]);
}

bool is_usual_name(std::string_view name) {
    const bool has_small = std::any_of(name.begin(), name.end(), [](char c) { return 'a' <= c && c <= 'z'; });
    return !has_small || standard(short_name(name)) != nullptr;
}

bool has_capital(std::string_view name) { return std::any_of(name.begin(), name.end(), is_capital); }

std::string excerpt(std::string_view text) {
    const std::string_view head = utf8_head(text, 20);
    std::string out = "'";
    for (const char c : head) out += is_space(c) ? ' ' : c;
    return out + (text.size() > head.size() ? "...'" : "'");
}

}  // namespace shinpan::formats::sgf
