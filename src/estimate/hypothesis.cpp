#include "estimate/hypothesis.hpp"

#include "estimate/playout.hpp"
#include "score/control.hpp"

#include <algorithm>

namespace shinpan {
namespace {

constexpr int playouts = 200;
constexpr std::uint64_t seed = 1;
constexpr double clearly = 0.25;

bool is_beside(const PointSet& stones, Point p) {
    const auto near = neighbours(p);
    return std::any_of(near.begin(), near.end(), [&](Point n) { return stones.contains(n); });
}

}  // namespace

Hypothesis hypothesis(const Position& position, Color to_move) {
    const Ownership owners = ownership(position, to_move, playouts, seed);
    Hypothesis guess;
    const auto owned_by = [&](Color player, Point p) {
        return player == Color::black ? owners.mean(p) : -owners.mean(p);
    };
    for (Color player : {Color::black, Color::white})
        for_each_region(position.points(player), position.size(), [&](const PointSet& chain) {
            double sum = 0;
            for (Point p : chain) sum += owned_by(player, p);
            if (sum > 0) guess.living |= chain;
        });
    for (Color player : {Color::black, Color::white}) {
        const PointSet opposing = guess.living & position.points(other(player));
        PointSet& owned = guess.owned[static_cast<std::size_t>(index_of(player))];
        for_each_point(position.size(), [&](Point p) {
            if (guess.living.contains(p)) return;
            const bool dead_stone = position.at(p) == other(player);
            const bool clear = owned_by(player, p) > clearly && !is_beside(opposing, p);
            if (dead_stone || (position.at(p) == Color::empty && clear)) owned.insert(p);
        });
    }
    return guess;
}

}  // namespace shinpan
