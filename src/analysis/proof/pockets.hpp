// Pockets: small areas grown from a point beside a chain in need, in which the defender makes an eye or a
// link while all else is conceded to the attacker.
#pragma once

#include "analysis/proof/zone.hpp"

#include <array>
#include <optional>
#include <vector>

namespace shinpan::inline analysis {

inline constexpr std::array pocket_sizes{1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 16};
inline constexpr int largest_pocket = pocket_sizes.back();
inline constexpr long pocket_nodes[]{250, 2500, 15000};  // at first, and where that was not enough
inline constexpr long link_nodes = 40;

// Has a pocket too many points beside walls to be worth a search? Of 6,217 pockets of 84 games with six such
// points and nine or more in all one gave an eye, of 3,269 with five 16.
inline bool is_too_open(const Zone& pocket) { return bits_in(pocket.wall()) > (pocket.size() <= 13 ? 4 : 3); }

// Pockets of all sizes around one seed, each of which holds every smaller one: they grow point by point,
// first to those that chains and the border close in. The ground and what is allowed must live as long.
class Pocket {
public:
    Pocket(const Ground&, const PointSet& allowed, Point seed);

    // That of so many points; nothing where the allowed points around the seed are fewer.
    std::optional<PointSet> of(int size);

private:
    void add(Point);
    void grow(int size);
    int worth(Point) const;

    const Ground* ground_;
    const PointSet* allowed_;
    std::vector<Point> order_;  // in which they were added
    PointSet points_{};
    PointSet seen_{};          // the points and the edge
    std::vector<Point> edge_;  // allowed points next to it, as they were met
};

}  // namespace shinpan::analysis
