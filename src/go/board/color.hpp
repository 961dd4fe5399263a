// Colours: of a player, a stone, or what stands on a point.
#pragma once

#include <cstddef>
#include <cstdint>

namespace shinpan::inline go {

// `edge` is what lies around the board; it never stands on a point of it.
enum class Color : std::uint8_t { empty = 0, black = 1, white = 2, edge = 3 };

// The opponent of a player. Precondition: black or white.
constexpr Color other(Color player) { return static_cast<Color>(3 - static_cast<int>(player)); }

constexpr bool is_stone(Color c) { return c == Color::black || c == Color::white; }

// Index of a player in an array of two: Black 0, White 1.
constexpr std::size_t index_of(Color player) { return static_cast<std::size_t>(player) - 1; }

// 'B' or 'W' (JSON, SGF, GTP); '.' and '#' for the others.
constexpr char letter(Color c) { return ".BW#"[static_cast<int>(c)]; }

// "Black" or "White".
constexpr const char* name(Color player) { return player == Color::black ? "Black" : "White"; }

}  // namespace shinpan::go
