// Around: what lies on the four sides and the four corners of a point, packed into a word of 16 bits, so that
// a stone that comes or goes changes those of three neighbours in a row by one addition.
//
//   sides(around, Color::empty)       // how many sides are empty
//   corners(around, Color::white)     // how many corners have a white stone
//   weights(Color::black).beside      // what a black stone adds to the cells left and right of it
#pragma once

#include "go/board/color.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace shinpan::inline go {

// Three bits each: on the sides the black stones, the white ones and all that is not empty, on the corners
// the black stones and the white ones. No number is ever greater than four, so that none reaches into
// another.
using Around = std::uint16_t;

namespace around_detail {

constexpr int sides_shift(Color player) { return 3 * static_cast<int>(index_of(player)); }
constexpr int corners_shift(Color player) { return 6 + sides_shift(player); }
constexpr int filled_shift = 12;

}  // namespace around_detail

constexpr Around with_edges(int edges) { return static_cast<Around>(edges << around_detail::filled_shift); }

// How many stones of a player are on the sides, and on the corners.
constexpr int beside(Around around, Color player) { return around >> around_detail::sides_shift(player) & 7; }
constexpr int corners(Around around, Color player) {
    return around >> around_detail::corners_shift(player) & 7;
}

// How many of the sides are of that colour, whichever it is.
constexpr int sides(Around around, Color c) {
    const int filled = around >> around_detail::filled_shift;
    switch (c) {
        case Color::empty: return 4 - filled;
        case Color::black:
        case Color::white: return beside(around, c);
        case Color::edge: return filled - beside(around, Color::black) - beside(around, Color::white);
    }
    return 0;
}

// Four cells of a row as one number.
using FourAround = std::uint64_t;

// What a stone adds to four cells of a row from the one left of it on, of which the last is not changed: in
// its own row, and in those above and below.
struct Weights {
    FourAround beside;
    FourAround above;
};

namespace around_detail {

constexpr FourAround row(Around outer, Around middle) {
    const std::array<Around, 4> cells{outer, middle, outer, 0};
    return __builtin_bit_cast(FourAround, cells);  // Emscripten's library has no std::bit_cast
}
constexpr Weights made_weights(Color player) {
    const auto side = static_cast<Around>(1 << sides_shift(player) | 1 << filled_shift);
    const auto corner = static_cast<Around>(1 << corners_shift(player));
    return {row(side, 0), row(corner, side)};
}
inline constexpr std::array<Weights, 2> all_weights{made_weights(Color::black), made_weights(Color::white)};

}  // namespace around_detail

// Precondition: a player's colour.
constexpr const Weights& weights(Color player) { return around_detail::all_weights[index_of(player)]; }

}  // namespace shinpan::go
