#include "analysis/confirm/play_graph.hpp"

namespace shinpan::inline analysis {

std::size_t PlayGraph::Hash::operator()(const Contest::State& s) const {
    std::uint64_t hash = static_cast<std::uint64_t>(s.to_move) + 4 * static_cast<std::uint64_t>(s.taker);
    for (std::uint8_t left : s.threats.of) hash = hash * 256 + left;
    for (std::uint64_t part : {s.stones[0], s.stones[1], s.banned[0], s.banned[1]}) {
        hash = (hash ^ part) * 0x9e3779b97f4a7c15;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

PlayGraph::PlayGraph(const Contest& contest, const std::vector<Contest::State>& roots,
                     const std::function<bool(const Contest::State&)>& is_end, std::size_t most_states) {
    for (const Contest::State& root : roots) add(root);
    for (std::size_t i = 0; i < states_.size() && complete_; ++i) {
        first_move_.push_back(moves_.size());
        const Contest::State state = states_[i];
        if (is_end(state)) continue;
        for (const Contest::State& next : contest.moves(state)) moves_.push_back(add(next));
        complete_ = states_.size() <= most_states;
    }
    first_move_.push_back(moves_.size());
    if (complete_) list_predecessors();
}

PlayGraph::Index PlayGraph::add(const Contest::State& state) {
    const auto [at, is_new] = index_.try_emplace(state, static_cast<Index>(states_.size()));
    if (is_new) states_.push_back(state);
    return at->second;
}

PlayGraph::Index PlayGraph::index(const Contest::State& state) const { return index_.find(state)->second; }

void PlayGraph::list_predecessors() {
    first_predecessor_.assign(states_.size() + 1, 0);
    for (Index to : moves_) ++first_predecessor_[to + 1];
    for (std::size_t i = 0; i < states_.size(); ++i) first_predecessor_[i + 1] += first_predecessor_[i];
    predecessors_.resize(moves_.size());
    std::vector<std::size_t> next = first_predecessor_;
    for (std::size_t from = 0; from < states_.size(); ++from)
        for (std::size_t m = first_move_[from]; m < first_move_[from + 1]; ++m)
            predecessors_[next[moves_[m]]++] = static_cast<Index>(from);
}

// Adds to the goal, which `forced` is at first, all from where it can be forced; these in the order of how
// many moves that takes.
std::vector<PlayGraph::Index> PlayGraph::spread(Color player, Marks& forced) const {
    std::vector<Index> found;
    std::vector<std::uint16_t> open(states_.size());  // moves of the other player that may still avoid it
    for (std::size_t i = 0; i < states_.size(); ++i) {
        open[i] = static_cast<std::uint16_t>(first_move_[i + 1] - first_move_[i]);
        if (forced[i]) found.push_back(static_cast<Index>(i));
    }
    for (std::size_t next = 0; next < found.size(); ++next) {
        const Index to = found[next];
        for (std::size_t p = first_predecessor_[to]; p < first_predecessor_[to + 1]; ++p) {
            const Index from = predecessors_[p];
            if (forced[from]) continue;
            if (states_[from].to_move != player && --open[from] > 0) continue;
            forced[from] = 1;
            found.push_back(from);
        }
    }
    return found;
}

PlayGraph::Marks PlayGraph::forced(Color player, const Marks& goal) const {
    Marks forced = goal;
    (void)spread(player, forced);
    return forced;
}

PlayGraph::Ranks PlayGraph::ranks(Color player, const Marks& goal) const {
    Marks forced = goal;
    Ranks ranks(states_.size(), never_forced);
    std::uint32_t rank = 0;
    for (Index i : spread(player, forced)) ranks[i] = goal[i] ? 0 : ++rank;
    return ranks;
}

}  // namespace shinpan::analysis
