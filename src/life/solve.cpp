#include "life/solve.hpp"

#include "life/solve_plain.hpp"
#include "life/solve_ways.hpp"

namespace shinpan {
namespace {

using namespace solving;

// Long cycles that count as a draw are worth nothing to either.
void take_cycles_as_draws(Solution& solution) {
    if (!solution.endless) return;
    const HalfPoints none{};
    const bool black_wins = solution.low && *solution.low > none;
    const bool white_wins = solution.high && *solution.high < none;
    if (!black_wins) solution.low = white_wins ? solution.high : none;
    solution.high = solution.low;
    solution.endless = false;
}

Solution solve_plainly(const Ruleset& rules, Size size, const SolveLimits& limits) {
    constexpr int never = EndlessValue::never;
    Solution solution;
    const auto value = [&](int endless) {
        PlainSearch search(limits.nodes, endless, limits.go_on);
        const auto found = search.value(Game(rules, size, {}));
        solution.nodes += search.nodes();
        return found;
    };
    const auto low = value(-never);
    const auto high = value(never);
    if (low && *low != -never) solution.low = HalfPoints{*low};
    if (high && *high != never) solution.high = HalfPoints{*high};
    solution.endless = low && high && *low != *high;
    return solution;
}

enum class Way : std::uint8_t { backwards, with_history, plainly };

// The simplest way that does justice to the ruleset.
Way way_to_solve(const Ruleset& rules) {
    const bool stands_alone = rules.scoring.is != Scoring::territory && rules.button.is == Button::none;
    if (stands_alone && EndlessGame::ban_of(rules)) return Way::backwards;
    if (stands_alone && RepetitionKeys::of(rules)) return Way::with_history;
    return Way::plainly;
}

bool fits(Way way, Size size) {
    switch (way) {
        case Way::backwards:
            return BoardGraph::fits(size, BoardGraph::Nodes::classes);
        case Way::with_history:
            return BoardGraph::fits(size, BoardGraph::Nodes::positions);
        case Way::plainly:
            return size.area() <= 4;
    }
    return false;
}

}  // namespace

std::optional<std::string> cannot_be_solved(const Ruleset& rules, Size size) {
    const bool by_agreement_alone =
        rules.scoring.is == Scoring::territory && rules.pass_cost.is == PassCost::none;
    if (rules.ending.is.procedure == two_positions || rules.removal.is == Removal::by_control)
        return "its score rests on a second position";
    if (by_agreement_alone)
        return "it counts territory without a price for playing on, so that what is dead would have to be "
               "agreed";
    if (rules.most_moves.is != 0) return "it bounds the number of moves";
    if (!fits(way_to_solve(rules), size))
        return "the board is too large for the search that these rules need";
    return {};
}

Solution solve(const Ruleset& rules, Size size, const SolveLimits& limits) {
    switch (way_to_solve(rules)) {
        case Way::backwards: {
            const BoardGraph graph(rules, size, BoardGraph::Nodes::classes);
            Solution solution = solve_backwards(graph, Stages(rules), *EndlessGame::ban_of(rules), limits);
            if (rules.long_cycle.is == LongCycle::draw) take_cycles_as_draws(solution);
            return solution;
        }
        case Way::with_history: {
            const BoardGraph graph(rules, size, BoardGraph::Nodes::positions);
            const Stages stages(rules);
            return solve_with_history({graph, stages, *RepetitionKeys::of(rules)}, limits);
        }
        case Way::plainly:
            break;
    }
    return solve_plainly(rules, size, limits);
}

}  // namespace shinpan
