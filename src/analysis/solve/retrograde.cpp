#include "analysis/solve/retrograde.hpp"

#include <algorithm>

namespace shinpan::inline analysis::solving {
namespace {

constexpr std::size_t nodes_between_questions = 4096;

}  // namespace

std::optional<RetrogradeSolver::Ban> RetrogradeSolver::ban_of(const Ruleset& rules) {
    if (rules.second_repetition.is.back != Repetition::Back::none) return {};
    if (rules.repetition.is.back == Repetition::Back::none) return Ban::nothing;
    if (rules.repetition.is == basic_ko) return Ban::ko;
    return {};
}

RetrogradeSolver::RetrogradeSolver(const BoardGraph& graph, const Stages& stages, Ban ban,
                                   const std::function<bool(std::uint64_t)>& go_on)
    : graph_(graph),
      stages_(stages),
      ban_(ban),
      values_(static_cast<std::size_t>(graph.size()) * static_cast<std::size_t>(stages.count())) {
    if (ban == Ban::ko) find_kos();
    const std::vector<BoardGraph::Node> nodes = graph.fullest_first();
    for (bool changed = true; changed && finished_;) {
        changed = false;
        for (std::size_t i = 0; i < nodes.size() && finished_; ++i) {
            changed |= evaluate(nodes[i]);
            if (go_on && i % nodes_between_questions == 0) finished_ = go_on(evaluated_);
        }
    }
}

void RetrogradeSolver::find_kos() {
    for (BoardGraph::Node node = 0; node < graph_.size(); ++node)
        for (const Color mover : {Color::black, Color::white})
            for (const BoardGraph::Edge& play : graph_.plays(node, mover))
                if (play.ko != BoardGraph::none) kos_.push_back(with_ko(play.to, play.ko));
    std::sort(kos_.begin(), kos_.end());
    kos_.erase(std::unique(kos_.begin(), kos_.end()), kos_.end());
    ko_values_.resize(kos_.size() * static_cast<std::size_t>(stages_.count()));
}

// Was something new about the position?
bool RetrogradeSolver::evaluate(BoardGraph::Node node) {
    bool changed = false;
    const auto end = std::lower_bound(kos_.begin(), kos_.end(), with_ko(node + 1, 0));
    for (int stage = 0; stage < stages_.count(); ++stage) {
        changed |= evaluate({node, stage, BoardGraph::none, stages_.is_after_pass(stage)},
                            values_[slot_of(node, stage)]);
        if (stages_.is_after_pass(stage)) continue;
        for (auto ko = std::lower_bound(kos_.begin(), end, with_ko(node, 0)); ko != end; ++ko)
            changed |= evaluate({node, stage, static_cast<std::uint8_t>(*ko & 255), false},
                                ko_values_[slot_of(static_cast<std::size_t>(ko - kos_.begin()), stage)]);
    }
    return changed;
}

bool RetrogradeSolver::evaluate(const State& state, RetrogradeValue& slot) {
    const RetrogradeValue now = value(state);
    const bool changed = now != slot;
    slot = now;
    ++evaluated_;
    return changed;
}

// By the value of what each move leads to, as far as it is known.
RetrogradeValue RetrogradeSolver::value(const State& state) const {
    const Color mover = stages_.to_move(state.stage);
    RetrogradeValue best = after_pass_value(state);
    for (const BoardGraph::Edge& play : graph_.plays(state.node, mover)) {
        const auto next = after_play(state, play);
        if (!next) continue;
        const RetrogradeValue then = known(*next);
        const bool black = mover == Color::black;
        best.low = black ? std::max(best.low, then.low) : std::min(best.low, then.low);
        best.high = black ? std::max(best.high, then.high) : std::min(best.high, then.high);
    }
    return best;
}

RetrogradeValue RetrogradeSolver::after_pass_value(const State& state) const {
    const Stages::Next& next = stages_.after_pass(state.stage);
    if (!next.over) return known(after_pass(state));
    const auto score = static_cast<std::int16_t>(graph_.score(state.node) + next.extra.halves);
    return {score, score};
}

// A state after a stone that took but itself off has no slot. It is valued by its moves, of which none leads
// to another such state.
RetrogradeValue RetrogradeSolver::known(const State& state) const {
    if (state.ko != BoardGraph::none) {
        const auto ko = std::lower_bound(kos_.begin(), kos_.end(), with_ko(state.node, state.ko));
        return ko_values_[slot_of(static_cast<std::size_t>(ko - kos_.begin()), state.stage)];
    }
    if (state.keeps_position != stages_.is_after_pass(state.stage)) return value(state);
    return values_[slot_of(state.node, state.stage)];
}

std::optional<RetrogradeSolver::State> RetrogradeSolver::after_play(const State& state,
                                                                    const BoardGraph::Edge& play) const {
    const bool is_alone = play.taken == 0 && play.given_up == 1;  // the position stays as it is
    const int stage = stages_.after_play(state.stage);
    if (ban_ == Ban::nothing) return State{play.to, stage, BoardGraph::none, false};
    if (play.bit == state.ko || (is_alone && state.keeps_position)) return {};
    return State{play.to, stage, play.ko, is_alone};
}

RetrogradeSolver::State RetrogradeSolver::after_pass(const State& state) const {
    const int stage = stages_.after_pass(state.stage).stage;
    return {state.node, stage, BoardGraph::none, stages_.is_after_pass(stage)};
}

}  // namespace shinpan::analysis::solving
