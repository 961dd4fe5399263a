// Pockets: small areas grown from a point beside a chain in need, in which the defender makes an eye or a
// link while all else is conceded to the attacker.
#pragma once

#include "life/zone.hpp"

namespace shinpan {

inline constexpr int pocket_sizes[]{1, 2, 3, 4, 5, 6, 7, 9, 11, 13};
inline constexpr long pocket_nodes[]{250, 2500, 15000};  // at first, and where that was not enough
inline constexpr long link_nodes = 40;

// At most `size` points of `allowed` around `seed`, first those that chains and the border close in.
PointSet pocket(const Ground&, const PointSet& allowed, Point seed, int size);

}  // namespace shinpan
