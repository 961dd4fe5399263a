// The properties of the standard: in which versions of the format they are, what their values are, where they
// may stand. From the index of FF[1] to FF[4]; properties of other games than Go are left out.
#pragma once

#include "formats/record/sgf/tree.hpp"

#include <cstddef>
#include <cstdint>

namespace shinpan::inline formats::sgf {

enum class ValueKind : std::uint8_t {
    none,  // the empty value
    number,
    real,
    twice,  // "double": 1, or 2 for emphasis
    color,
    text,  // simple text too
    point,
    move,
    other,  // composed values and what has a syntax of its own
};

struct Standard {
    std::uint16_t name = 0;
    std::uint8_t versions = 0;  // bit n - 1 for FF[n]
    ValueKind value = ValueKind::other;
    bool list = false;
    bool root = false;          // belongs into the first node
    bool short_values = false;  // they are points, numbers or single words by their nature

    constexpr bool is_of(int version) const { return (versions >> (version - 1) & 1) != 0; }
};

// A place in a table of all codes, of tree.hpp, for each of one or two capitals; 0 for any other, such as
// "B2".
inline constexpr std::size_t code_count = 1024;
constexpr std::size_t index_of_code(std::uint16_t code) {
    constexpr int letter = 31;                    // the bits that tell one letter from another
    constexpr int group = 0xE0, capitals = 0x40;  // those that tell capitals from digits
    const int first = code >> 8, second = code & 0xFF;
    const bool is_name = (first & group) == capitals && (second == 0 || (second & group) == capitals);
    return is_name ? static_cast<std::size_t>((first & letter) << 5 | (second & letter)) : 0;
}

// The property of that name; null if the standard has no such property.
const Standard* standard(std::uint16_t short_name);

}  // namespace shinpan::formats::sgf
