#include "analysis/confirm/precedent.hpp"

#include "go/score/control.hpp"

namespace shinpan::inline analysis {
namespace {

std::array<Point, 4> corners(Size size) {
    const int right = size.cols - 1;
    const int bottom = size.rows - 1;
    return {point(0, 0), point(right, 0), point(0, bottom), point(right, bottom)};
}

// Does the chain hold that corner as bent four?
bool holds_bent_four(const Position& position, const PointSet& chain, Point corner) {
    const Color owner = position.at(*chain.begin());
    if (position.at(corner) != other(owner)) return false;
    const PointSet inside = connected(position, corner);
    PointSet seed;
    seed.insert(corner);
    const PointSet others = position.points(other(owner)) | position.points(Color::empty);
    const PointSet region = flood(seed, others, position.size());
    PointSet bend = surroundings(seed, position.size());
    bend.insert(corner);
    return inside == bend && region.size() == 5 && (region & position.points(other(owner))) == inside &&
           surroundings(region, position.size()) == (surroundings(region, position.size()) & chain);
}

// Calls f(lone stone, chain of four or more beside it) for each of that shape.
template <class F>
void for_each_three_points(const Position& position, const Confirmation& chains, F f) {
    for (const ConfirmedChain& lone : chains) {
        if (lone.status != Confirmed::new_stone || lone.stones.size() != 1) continue;
        const Color owner = position.at(*lone.stones.begin());
        const PointSet beside = surroundings(lone.stones, position.size());
        for (const ConfirmedChain& big : chains) {
            const bool opposes = position.at(*big.stones.begin()) == other(owner);
            const PointSet shared = surroundings(big.stones, position.size()) & beside;
            const bool is_near = !(shared & position.points(Color::empty)).empty();
            if (big.status == Confirmed::new_stone && opposes && is_near && big.stones.size() >= 4)
                f(lone.stones, big.stones);
        }
    }
}

}  // namespace

PointSet bent_four_in_the_corner(const Position& position, const Confirmation& chains) {
    PointSet found;
    for (const ConfirmedChain& chain : chains) {
        if (chain.status != Confirmed::dead) continue;
        for (Point corner : corners(position.size()))
            if (holds_bent_four(position, chain.stones, corner)) found |= chain.stones;
    }
    return found;
}

PointSet in_three_points_without_capturing(const Position& position, const Confirmation& chains) {
    PointSet found;
    for_each_three_points(position, chains,
                          [&](const PointSet& lone, const PointSet& big) { found |= lone | big; });
    return found;
}

std::array<int, 2> three_points_without_capturing(const Position& position, const Confirmation& chains) {
    std::array<int, 2> points{};
    for_each_three_points(position, chains, [&](const PointSet& lone, const PointSet& big) {
        const Color owner = position.at(*lone.begin());
        points[index_of(owner)] += 3 + 2 * (big.size() - 4);
    });
    return points;
}

}  // namespace shinpan::analysis
