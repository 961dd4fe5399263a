#include "life/strategy.hpp"

#include "life/zone_play.hpp"

#include <algorithm>

namespace shinpan {
namespace {

using Answer = StrategyNode::Answer;

std::size_t child_of(const Answer& answer) {
    return static_cast<std::size_t>(answer.child);
}

bool takes_stones(const Zone& zone, const Strategy& strategy) {
    return std::any_of(strategy.nodes.begin(), strategy.nodes.end(), [&](const StrategyNode& node) {
        return std::any_of(node.answers.begin(), node.answers.end(), [&](const Answer& answer) {
            return (node.state.own & ~after_attack(zone, node, answer).own) != 0;
        });
    });
}

// Which nodes lead to that one, itself included.
std::vector<bool> leading_to(const Strategy& strategy, std::size_t target) {
    std::vector<bool> leads(target + 1, false);
    leads[target] = true;
    for (std::size_t i = target; i-- > 0;)
        for (const Answer& answer : strategy.nodes[i].answers)
            if (child_of(answer) <= target && leads[child_of(answer)]) leads[i] = true;
    return leads;
}

// Does a state that was seen on the way to node `from` come back in `state`?
bool seen_before(const Zone& zone, const Strategy& strategy, std::size_t from, const ZoneState& state) {
    const auto comes_back = [&](const ZoneState& earlier) {
        return earlier.own == state.own && (earlier.attacker & ~state.attacker) == 0;
    };
    if (strategy.before && comes_back(*strategy.before)) return true;
    std::vector<bool> leads;
    const auto on_the_way = [&](std::size_t node) {
        if (leads.empty()) leads = leading_to(strategy, from);
        return node <= from && leads[node];
    };
    for (std::size_t i = 0; i <= from; ++i) {
        const StrategyNode& node = strategy.nodes[i];
        if (comes_back(node.state) && on_the_way(i)) return true;
        for (const Answer& answer : node.answers)
            if (comes_back(after_attack(zone, node, answer)) && on_the_way(child_of(answer))) return true;
    }
    return false;
}

// Did the attacker take the one stone on `taken` by a play on `at` on the way to that node?
bool was_taken(const Zone& zone, const Strategy& strategy, std::size_t from, int at, int taken) {
    const std::vector<bool> leads = leading_to(strategy, from);
    for (std::size_t i = 0; i < from; ++i)
        for (const Answer& answer : strategy.nodes[i].answers) {
            if (answer.attack != at || child_of(answer) > from || !leads[child_of(answer)]) continue;
            const StrategyNode& node = strategy.nodes[i];
            if ((node.state.own & ~after_attack(zone, node, answer).own) == bit(taken)) return true;
        }
    return false;
}

}  // namespace

ZoneState after_attack(const Zone& zone, const StrategyNode& node, const StrategyNode::Answer& answer) {
    return answer.attack == pass_in_zone ? node.state : attacked(zone, node.state, answer.attack).state;
}

bool respects_bans(const Zone& zone, const Strategy& strategy) {
    if (!takes_stones(zone, strategy)) return true;  // then his stones only grow in number
    for (std::size_t i = 0; i < strategy.nodes.size(); ++i) {
        const StrategyNode& node = strategy.nodes[i];
        for (const Answer& answer : node.answers) {
            if (answer.reply == pass_in_zone) continue;
            const ZoneState& after = strategy.nodes[child_of(answer)].state;
            if (seen_before(zone, strategy, i, after)) return false;
            const ZoneState before = after_attack(zone, node, answer);
            const int taken = takes_ko(zone, before, after, answer.reply);
            if (taken < 0) continue;
            if ((node.state.own & ~before.own) == bit(answer.reply) && answer.attack == taken) return false;
            if (was_taken(zone, strategy, i, taken, answer.reply)) return false;
        }
    }
    return true;
}

}  // namespace shinpan
