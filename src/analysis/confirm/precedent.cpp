#include "analysis/confirm/precedent.hpp"

#include "go/score/control.hpp"

#include <algorithm>
#include <array>

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

bool holds_bent_four(const Position& position, const ConfirmedChain& chain) {
    if (chain.status != Confirmed::dead) return false;
    const auto all = corners(position.size());
    return std::any_of(all.begin(), all.end(),
                       [&](Point corner) { return holds_bent_four(position, chain.stones, corner); });
}

bool is_three_points(const Position& position, const ConfirmedChain& lone, const ConfirmedChain& big) {
    if (lone.status != Confirmed::new_stone || lone.stones.size() != 1) return false;
    if (big.status != Confirmed::new_stone || big.stones.size() < 4) return false;
    if (position.at(*big.stones.begin()) != other(position.at(*lone.stones.begin()))) return false;
    const PointSet between =
        surroundings(lone.stones, position.size()) & surroundings(big.stones, position.size());
    return !(between & position.points(Color::empty)).empty();
}

// The largest that makes three points with the lone stone, which counts once.
const ConfirmedChain* big_chain_beside(const Position& position, const ConfirmedChain& lone,
                                       const Confirmation& chains) {
    const ConfirmedChain* largest = nullptr;
    for (const ConfirmedChain& big : chains)
        if (is_three_points(position, lone, big) &&
            (largest == nullptr || big.stones.size() > largest->stones.size()))
            largest = &big;
    return largest;
}

}  // namespace

std::vector<Precedent> precedents_in(const Position& position, const Confirmation& chains) {
    std::vector<Precedent> found;
    for (const ConfirmedChain& chain : chains)
        if (holds_bent_four(position, chain))
            found.push_back({PrecedentShape::bent_four_in_the_corner, &chain});
    for (const ConfirmedChain& lone : chains)
        if (const ConfirmedChain* const big = big_chain_beside(position, lone, chains))
            found.push_back({PrecedentShape::three_points_without_capturing, &lone, big});
    return found;
}

int points_of(const Precedent& precedent, Precedents text) {
    const bool counts = precedent.shape == PrecedentShape::three_points_without_capturing &&
                        text == Precedents::three_points_count;
    if (!counts) return 0;
    return 3 + 2 * (precedent.beside->stones.size() - 4);
}

}  // namespace shinpan::analysis
