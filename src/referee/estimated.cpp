#include "referee/estimated.hpp"

#include "estimate/playout.hpp"
#include "score/control.hpp"

#include <algorithm>

namespace shinpan {
namespace {

constexpr int playouts = 200;
constexpr std::uint64_t seed = 1;

}  // namespace

Estimated estimated_dead(const Position& position, Color to_move) {
    const Ownership owners = ownership(position, to_move, playouts, seed);
    Estimated estimated;
    for (Color player : {Color::black, Color::white}) {
        const auto& own = player == Color::black ? owners.black : owners.white;
        const auto& lost = player == Color::black ? owners.white : owners.black;
        for_each_region(position.points(player), position.size(), [&](const PointSet& chain) {
            int kept_points = 0;
            int lost_points = 0;
            for (Point p : chain) {
                kept_points += own[p.index];
                lost_points += lost[p.index];
            }
            if (lost_points > kept_points) estimated.stones |= chain;
            const int surer = std::max(lost_points, kept_points);
            estimated.percent = std::min(estimated.percent, 100 * surer / (playouts * chain.size()));
        });
    }
    return estimated;
}

const Estimated& Estimates::of(const Position& position, Color to_move) {
    if (!position_ || !(*position_ == position) || to_move_ != to_move) {
        last_ = estimated_dead(position, to_move);
        position_ = position;
        to_move_ = to_move;
    }
    return last_;
}

}  // namespace shinpan
