#include "analysis/solve/stages.hpp"

#include "go/score/score.hpp"

#include <algorithm>

namespace shinpan::inline analysis::solving {
namespace {

// What the first pass is worth. It is the same on every board.
HalfPoints worth_of_first_pass(const Ruleset& rules, Color first_passer) {
    Finish finish{Position(Size{1, 1})};
    const HalfPoints without = score(rules, finish).margin();
    finish.first_passer = first_passer;
    return score(rules, finish).margin() - without;
}

// No ending tells a third stop from a second.
constexpr std::uint8_t most_stops = 2;

bool is_stop(const Stage& stage) { return stage.phase == Phase::over || stage.phase == Phase::stopped; }

}  // namespace

Stages::Stages(const Ruleset& rules, Color to_move, const Stage& begun) {
    nodes_.push_back({.stage = begun, .to_move = to_move});
    for (int stage = 0; stage < count(); ++stage) expand(rules, stage);
    bound_extras();
}

// An end is reached from every stage, so that the bounds come from ends alone.
void Stages::bound_extras() {
    constexpr HalfPoints far = points(1000);
    for (Node& node : nodes_) {
        node.least = far;
        node.greatest = -far;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (Node& node : nodes_) {
            const Node before = node;
            const auto reach = [&](HalfPoints least, HalfPoints greatest) {
                node.least = std::min(node.least, least);
                node.greatest = std::max(node.greatest, greatest);
            };
            const Node& played = nodes_[index(node.after_play)];
            const Node& passed = nodes_[index(node.after.stage)];
            reach(played.least, played.greatest);
            if (node.after.over)
                reach(node.after.extra, node.after.extra);
            else
                reach(passed.least, passed.greatest);
            changed |= before.least != node.least || before.greatest != node.greatest;
        }
    }
}

int Stages::number_of(const Node& node) {
    const auto same = [&](const Node& known) {
        return known.stage == node.stage && known.to_move == node.to_move &&
               known.first_passer == node.first_passer && known.after_pass == node.after_pass;
    };
    const auto known = std::find_if(nodes_.begin(), nodes_.end(), same);
    if (known != nodes_.end()) return static_cast<int>(known - nodes_.begin());
    nodes_.push_back(node);
    return count() - 1;
}

void Stages::expand(const Ruleset& rules, int stage) {
    const Ending& ending = rules.ending.is;
    const Node now = nodes_[index(stage)];
    const auto step = [&](EventKind kind) {
        Stage next = ending.procedure(ending, now.stage, {kind, now.to_move, now.to_move}).next;
        next.stops = std::min(next.stops, most_stops);
        return next;
    };
    Node next{
        .stage = step(EventKind::play), .to_move = other(now.to_move), .first_passer = now.first_passer};
    const int after_play = number_of(next);

    next.stage = step(EventKind::pass);
    next.after_pass = true;
    const bool first_pass_counts = rules.first_pass.is != FirstPass::nothing;
    if (first_pass_counts && next.first_passer == Color::empty) next.first_passer = now.to_move;
    Next after{.over = is_stop(next.stage)};
    if (after.over)
        after.extra = worth_of_first_pass(rules, next.first_passer);
    else
        after.stage = number_of(next);
    nodes_[index(stage)].after_play = after_play;
    nodes_[index(stage)].after = after;
}

}  // namespace shinpan::analysis::solving
