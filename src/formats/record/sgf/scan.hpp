// The letters of SGF: where a name, a value or a game begins and ends in a text.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace shinpan::inline formats::sgf {

constexpr bool is_space(char c) { return static_cast<unsigned char>(c) <= ' '; }  // control characters too
constexpr bool is_capital(char c) { return 'A' <= c && c <= 'Z'; }
constexpr bool is_letter(char c) { return is_capital(static_cast<char>(c & ~0x20)); }
constexpr bool is_digit(char c) { return '0' <= c && c <= '9'; }

// Does the text begin with a node that is one move on a point, ";B[dd]"? So many characters must be there.
inline constexpr std::size_t plain_move_read = 8;
inline bool is_plain_move(const char* text) {
    static_assert(std::endian::native == std::endian::little);
    constexpr std::uint64_t fixed = 0xff0000ff00ff;  // ";.[..]"
    constexpr std::uint64_t expected = 0x5d00005b003b;
    std::uint64_t word;
    std::memcpy(&word, text, plain_move_read);
    return (word & fixed) == expected && (text[1] == 'B' || text[1] == 'W') && is_letter(text[3]) &&
           is_letter(text[4]);
}

// All take a text and a place in it, and give a place: the text's size where it is not found.
std::size_t skip_spaces(std::string_view, std::size_t);
std::size_t find(std::string_view, char, std::size_t);
std::size_t end_of_name(std::string_view, std::size_t);   // letters, then digits and underscores too
std::size_t end_of_value(std::string_view, std::size_t);  // the ']' that no backslash escapes

// Does a backslash make that character text?
bool is_escaped(std::string_view, std::size_t);

// Does a '[' come before the end of the value that begins there?
bool opens_bracket(std::string_view, std::size_t begin);

// The end of a value that no ']' closes: the end of the text, a lonely last backslash apart.
std::size_t end_of_open_value(std::string_view, std::size_t begin);

// A '(' behind which a game begins: ';' and a property, a parenthesis or another ';', or a property of one or
// two capitals without the ';'.
bool opens_game(std::string_view, std::size_t);

// The same, where the first property is one that only the root has: FF, GM, SZ, CA, AP or ST.
bool opens_root(std::string_view, std::size_t);

// Behind a value the text goes on as a file does: another value, node, variation or property, or its end. A
// property's name is the standard's or has capitals alone.
bool goes_on(std::string_view, std::size_t);

bool has_capital(std::string_view);

// "b[dd]": a move as files in lower case have it.
bool is_small_move(std::string_view, std::size_t at);

// The name of a property as files have it, not a word of prose: the standard's, or capitals alone.
bool is_usual_name(std::string_view);

// The beginning of a text, fit for one line of a message.
std::string excerpt(std::string_view);

}  // namespace shinpan::formats::sgf
