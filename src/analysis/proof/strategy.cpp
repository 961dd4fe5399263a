#include "analysis/proof/strategy.hpp"

#include "analysis/proof/zone_play.hpp"

namespace shinpan::inline analysis {
namespace {

using Answer = StrategyNode::Answer;

std::size_t child_of(const Answer& answer) { return static_cast<std::size_t>(answer.child); }

// Which nodes lead to that one, itself included.
std::vector<bool> leading_to(const Strategy& strategy, std::size_t target) {
    std::vector<bool> leads(target + 1, false);
    leads[target] = true;
    for (std::size_t i = target; i-- > 0;)
        for (const Answer& answer : strategy.nodes[i].answers)
            if (child_of(answer) <= target && leads[child_of(answer)]) leads[i] = true;
    return leads;
}

// A strategy with what stands after each attack.
class Review {
public:
    Review(const Zone& zone, const Strategy& strategy) : zone_(zone), strategy_(strategy) {
        after_.reserve(strategy.nodes.size());
        for (const StrategyNode& node : strategy.nodes) after_.push_back(after_attacks(zone, node));
    }

    bool takes_stones() const {
        for (std::size_t i = 0; i < after_.size(); ++i)
            for (const ZoneState& after : after_[i])
                if ((strategy_.nodes[i].state.own & ~after.own) != 0) return true;
        return false;
    }

    // May no ban forbid a reply of that node?
    bool respects_bans(std::size_t at) const {
        const StrategyNode& node = strategy_.nodes[at];
        for (std::size_t k = 0; k < node.answers.size(); ++k) {
            const Answer& answer = node.answers[k];
            if (answer.reply == pass_in_zone) continue;
            const ZoneState& after = strategy_.nodes[child_of(answer)].state;
            if (seen_before(at, after)) return false;
            const ZoneState& before = after_[at][k];
            const int taken = takes_ko(zone_, before, after, answer.reply);
            if (taken < 0) continue;
            if ((node.state.own & ~before.own) == bit(answer.reply) && answer.attack == taken) return false;
            if (was_taken(at, taken, answer.reply)) return false;
        }
        return true;
    }

private:
    // Does a state that was seen on the way to node `from` come back in `state`?
    bool seen_before(std::size_t from, const ZoneState& state) const {
        const auto comes_back = [&](const ZoneState& earlier) {
            return earlier.own == state.own && (earlier.attacker & ~state.attacker) == 0;
        };
        if (strategy_.before && comes_back(*strategy_.before)) return true;
        std::vector<bool> leads;
        const auto on_the_way = [&](std::size_t node) {
            if (leads.empty()) leads = leading_to(strategy_, from);
            return node <= from && leads[node];
        };
        for (std::size_t i = 0; i <= from; ++i) {
            const StrategyNode& node = strategy_.nodes[i];
            if (comes_back(node.state) && on_the_way(i)) return true;
            for (std::size_t k = 0; k < node.answers.size(); ++k)
                if (comes_back(after_[i][k]) && on_the_way(child_of(node.answers[k]))) return true;
        }
        return false;
    }

    // Did the attacker take the one stone on `taken` by a play on `at` on the way to that node?
    bool was_taken(std::size_t from, int at, int taken) const {
        const std::vector<bool> leads = leading_to(strategy_, from);
        for (std::size_t i = 0; i < from; ++i) {
            const StrategyNode& node = strategy_.nodes[i];
            for (std::size_t k = 0; k < node.answers.size(); ++k) {
                const Answer& answer = node.answers[k];
                if (answer.attack != at || child_of(answer) > from || !leads[child_of(answer)]) continue;
                if ((node.state.own & ~after_[i][k].own) == bit(taken)) return true;
            }
        }
        return false;
    }

    const Zone& zone_;
    const Strategy& strategy_;
    std::vector<std::vector<ZoneState>> after_{};
};

}  // namespace

std::vector<ZoneState> after_attacks(const Zone& zone, const StrategyNode& node) {
    const ZoneChains chains(zone, node.state);
    std::vector<ZoneState> states;
    states.reserve(node.answers.size());
    for (const Answer& answer : node.answers)
        states.push_back(answer.attack == pass_in_zone ? node.state : chains.attacked(answer.attack).state);
    return states;
}

bool respects_bans(const Zone& zone, const Strategy& strategy) {
    const Review review(zone, strategy);
    if (!review.takes_stones()) return true;  // then the defender's stones only grow in number
    for (std::size_t i = 0; i < strategy.nodes.size(); ++i)
        if (!review.respects_bans(i)) return false;
    return true;
}

}  // namespace shinpan::analysis
