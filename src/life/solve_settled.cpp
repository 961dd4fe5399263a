#include "life/solve_settled.hpp"

#include <algorithm>

namespace shinpan::solving {

Settled::Settled(const BoardGraph& graph) : low_(graph.size()), high_(graph.size()) {
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

}  // namespace shinpan::solving
