#include "estimate/estimate.hpp"

#include "estimate/borders.hpp"
#include "estimate/confidence.hpp"
#include "estimate/protection.hpp"
#include "score/control.hpp"
#include "score/seki.hpp"
#include "score/unconditional.hpp"

#include <algorithm>

namespace shinpan {
namespace {

constexpr Color players[]{Color::black, Color::white};
constexpr double clear_share = 0.7;  // of the guesses, for an empty point to be somebody's

std::size_t slot(Color player) {
    return static_cast<std::size_t>(index_of(player));
}

// How often a player's points remained his, over a set, from 0 to 1: a point that is nobody's counts as kept.
double kept(const Ownership& owned, const PointSet& points, Color player) {
    const auto& lost = player == Color::black ? owned.white : owned.black;
    std::int64_t sum = 0;
    for (Point p : points) sum += lost[p.index];
    return 1 - static_cast<double>(sum) / (static_cast<double>(owned.playouts) * points.size());
}

class Estimator {
public:
    Estimator(const Position& position, const EstimateSettings& settings)
        : position_(position), settings_(settings), settled_(position) {
        for (Color first : players) {
            const int playouts = std::max(1, settings.playouts / 2);
            guesses_[slot(first)] = settings.source({position, first, playouts, settings.seed});
        }
    }

    Estimate run() {
        for (Color player : players) judge_chains(player);
        for (Point p : e_.dead) settled_.set(p, Color::empty);
        for_each_point(position_.size(), [&](Point p) { judge_point(p); });
        count();
        return e_;
    }

private:
    void judge_chains(Color player) {
        PointSet alive = unconditionally_alive(position_, player, SelfCapture::allowed);
        alive |= settings_.proven.alive;
        double least = 1;
        for_each_region(position_.points(player), position_.size(), [&](const PointSet& stones) {
            ChainEstimate chain{.stones = stones, .color = player};
            const double black_first = kept(guesses_[0], stones, player);
            const double white_first = kept(guesses_[1], stones, player);
            const double share = (black_first + white_first) / 2;
            const Point one = *stones.begin();
            chain.proven = alive.contains(one) || settings_.proven.dead.contains(one);
            chain.dead = chain.proven ? !alive.contains(one) : share < 0.5;
            chain.settled = chain.proven || (black_first < 0.5) == (white_first < 0.5);
            chain.confidence = chain.proven ? 1000 : chain_confidence(std::max(share, 1 - share));
            if (!chain.proven) least = std::min(least, std::max(share, 1 - share));
            if (chain.dead) e_.dead |= stones;
            if (!chain.settled) e_.unsettled |= stones;
            e_.chains.push_back(chain);
        });
        if (!e_.chains.empty() && least < 1) e_.confidence = std::min(e_.confidence, board_confidence(least));
    }

    // A living stone's point is its owner's; of others the guesses are asked.
    void judge_point(Point p) {
        const Color stone = settled_.at(p);
        double mean[2];
        for (std::size_t i = 0; i < 2; ++i) mean[i] = guesses_[i].mean(p);
        const double both = (mean[0] + mean[1]) / 2;
        Color owner = is_stone(stone)               ? stone
                      : both > 2 * clear_share - 1  ? Color::black
                      : -both > 2 * clear_share - 1 ? Color::white
                                                    : Color::empty;
        for (Color player : players)
            if (settings_.proven.owned[slot(player)].contains(p)) owner = player;
        const double share = owner == Color::empty   ? 1 - std::abs(both) / 2
                             : owner == Color::black ? (1 + both) / 2
                                                     : (1 - both) / 2;
        e_.point_confidence[p.index] = static_cast<std::int16_t>(point_confidence(share));
        if (owner == Color::empty)
            e_.neutral.insert(p);
        else
            e_.owned[slot(owner)].insert(p);
        if (std::abs(mean[0] - mean[1]) > 1) e_.unsettled.insert(p);
    }

    void count() {
        e_.seki = stones_in_seki(settled_);
        e_.protective = protective_plays(settled_, e_.seki);
        const PointSet no_territory = e_.protective | surroundings(e_.seki, position_.size());
        const Territory t = territory(settled_);
        for (Color player : players) e_.territory[slot(player)] = t.of[slot(player)] - no_territory;
        e_.play_here = open_borders(settled_, e_.owned) | e_.unsettled;
        e_.play_here &= position_.points(Color::empty);
    }

    const Position& position_;
    const EstimateSettings& settings_;
    Position settled_;                  // without the stones thought dead
    std::array<Ownership, 2> guesses_;  // by who moves first
    Estimate e_;
};

}  // namespace

Finish as_estimated(Finish finish, const Estimate& e) {
    Position settled = finish.position;
    for (Point p : e.dead) {
        ++finish.prisoners[slot(settled.at(p))];
        settled.set(p, Color::empty);
    }
    finish.position = with_borders_closed(settled, e.owned);
    finish.dead = {};
    finish.seki = stones_in_seki(finish.position);
    const Territory t = territory(finish.position);
    const PointSet needed = protective_plays(finish.position, *finish.seki);
    const PointSet no_territory = needed | surroundings(*finish.seki, finish.position.size());
    finish.agreed_territory = std::array{t.of[0] - no_territory, t.of[1] - no_territory};
    return finish;
}

Estimate estimate(const Position& position, const EstimateSettings& settings) {
    return Estimator(position, settings).run();
}

}  // namespace shinpan
