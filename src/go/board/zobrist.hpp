// The numbers whose exclusive or is the hash of a position: one for each stone on each point. They are fixed
// for all time, so that hashes may be stored. The empty board's hash is 0, on every size.
//
//   std::uint64_t hash = key(Color::black, point(3, 3)) ^ key(Color::white, point(15, 15));
#pragma once

#include "go/board/color.hpp"
#include "go/board/point.hpp"

#include <array>
#include <cstdint>

namespace shinpan::inline go {

// Black's and White's number of each point, side by side.
using StoneKeys = std::array<std::uint64_t, 2 * cell_count>;

extern const StoneKeys stone_keys;

// Precondition: black or white.
inline std::uint64_t key(Color stone, Point at) {
    return stone_keys[2 * std::size_t{at.index} + static_cast<std::size_t>(stone) - 1];
}

}  // namespace shinpan::go
