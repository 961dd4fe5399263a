#include "analysis/solve/settled.hpp"

#include "go/score/unconditional.hpp"

#include <algorithm>

namespace shinpan::inline analysis::solving {
namespace {

// All that the player does not keep for certain falls to the opponent.
Position at_worst(const Position& now, Color player, const BoardGraph& graph) {
    const UnconditionalLife life = unconditional_life(now, player, graph.self_capture());
    const bool counts_territory = graph.scoring() != Scoring::stones;
    const auto is_eye = [&](Point p) {
        const auto around = neighbours(p);
        return std::all_of(around.begin(), around.end(),
                           [&](Point n) { return !now.contains(n) || life.alive.contains(n); });
    };
    Position worst(now.size());
    for_each_point(now.size(), [&](Point p) {
        const bool is_kept = (counts_territory && life.beyond_ko.contains(p)) || is_eye(p);
        if (life.alive.contains(p))
            worst.set(p, player);
        else if (!is_kept)
            worst.set(p, other(player));
    });
    return worst;
}

}  // namespace

Settled::Settled(const BoardGraph& graph) : graph_(graph) {
    if (graph.grows()) return;
    low_.resize(graph.size());
    high_.resize(graph.size());
    for (BoardGraph::Node node = 0; node < graph.size(); ++node)
        low_[node] = high_[node] = static_cast<std::int16_t>(graph.score(node));
    const std::vector<BoardGraph::Node> nodes = graph.fullest_first();
    for (bool changed = true; changed;) {
        changed = false;
        for (const BoardGraph::Node node : nodes) {
            std::int16_t low = low_[node];
            std::int16_t high = high_[node];
            for (const auto& play : graph.plays(node, Color::white)) low = std::min(low, low_[play.to]);
            for (const auto& play : graph.plays(node, Color::black)) high = std::max(high, high_[play.to]);
            changed |= low != low_[node] || high != high_[node];
            low_[node] = low;
            high_[node] = high;
        }
    }
}

int Settled::if_passes(BoardGraph::Node node, Color player) const {
    auto& found = found_[index_of(player)];
    if (found.size() <= node) found.resize(graph_.size());
    if (!found[node]) {
        const Position now = graph_.board().position(graph_.stones(node));
        found[node] = graph_.score(at_worst(now, player, graph_));
    }
    return *found[node];
}

}  // namespace shinpan::analysis::solving
