// Pockets: small areas grown from a point beside a chain in need, in which the defender makes an eye or a
// link while all else is conceded to the attacker.
#pragma once

#include "life/zone.hpp"

#include <array>

namespace shinpan {

inline constexpr std::array pocket_sizes{1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 16};
inline constexpr int largest_pocket = pocket_sizes.back();
inline constexpr long pocket_nodes[]{250, 2500, 15000};  // at first, and where that was not enough
inline constexpr long link_nodes = 40;

// Has a pocket too many points beside walls to be worth a search? Of 6,217 pockets of 84 games with six such
// points and nine or more in all one gave an eye, of 3,269 with five 16.
inline bool is_too_open(const Zone& pocket) {
    return bits_in(pocket.wall()) > (pocket.size() <= 13 ? 4 : 3);
}

// At most `size` points of `allowed` around `seed`, first those that chains and the border close in.
PointSet pocket(const Ground&, const PointSet& allowed, Point seed, int size);

}  // namespace shinpan
