#include "analysis/solve/solve.hpp"

#include "analysis/solve/plain.hpp"
#include "analysis/solve/score_bisection.hpp"
#include "analysis/solve/total_win_search.hpp"
#include "go/score/score.hpp"

namespace shinpan::inline analysis {
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
    constexpr int never = RetrogradeValue::never;
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

// Whether Black gets all of a board that is too large for more.
Solution solve_whole(Size size, const SolveLimits& limits) {
    const BitBoard board(size);
    TotalWinSearch search(board, limits.bytes);
    const auto answer = search.answer({}, Color::black, limits.nodes, limits.go_on);
    Solution solution{.high = HalfPoints{2 * size.area()}, .nodes = search.nodes()};
    if (answer == TotalWinSearch::Answer::yes) solution.low = solution.high;
    return solution;
}

// Where there are too many positions to list them all, they are found as the search comes to them.
Solution solve_with_history(const Ruleset& rules, Size size, const SolveLimits& limits) {
    const Stages stages(rules);
    const auto solved = [&](const BoardGraph& graph) {
        const HistoryGame game{graph, stages, *RepetitionKeys::of(rules)};
        return solving::solve_with_history(game, Settled(graph), limits);
    };
    if (BoardGraph::fits(size, BoardGraph::Nodes::positions))
        return solved(BoardGraph(rules, size, BoardGraph::Nodes::positions));
    if (TotalWinSearch::fits(rules, size)) {
        SolveLimits share = limits;
        share.nodes /= 8;
        const Solution whole = solve_whole(size, share);
        if (whole.is_exact()) return whole;
    }
    PointSet everywhere;
    for_each_point(size, [&](Point p) { everywhere.insert(p); });
    const auto worth = [&](const Position& reached) { return score(rules, {reached}).margin(); };
    Solution found = solved(BoardGraph(rules, Position(size), everywhere, worth));
    found.positions = 0;  // nobody has counted them
    return found;
}

enum class Way : std::uint8_t { backwards, with_history, plainly, whole_board };

// The simplest way that does justice to the ruleset and the size.
Way way_to_solve(const Ruleset& rules, Size size) {
    const bool stands_alone = rules.scoring.is != Scoring::territory && rules.button.is == Button::none;
    const bool is_small = BoardGraph::fits(size, BoardGraph::Nodes::classes);
    if (!is_small && TotalWinSearch::fits(rules, size)) return Way::whole_board;
    if (stands_alone && RetrogradeSolver::ban_of(rules)) return Way::backwards;
    if (stands_alone && RepetitionKeys::of(rules)) return Way::with_history;
    return Way::plainly;
}

int most_points(Way way) {
    switch (way) {
        case Way::backwards:
        case Way::with_history: return 16;
        case Way::plainly: return 4;
        case Way::whole_board: return 25;
    }
    return 0;
}

bool fits(Way way, const Ruleset& rules, Size size) {
    switch (way) {
        case Way::backwards: return BoardGraph::fits(size, BoardGraph::Nodes::classes);
        case Way::with_history: return BoardGraph::fits(size, BoardGraph::Nodes::classes);
        case Way::plainly: return size.area() <= most_points(way);
        case Way::whole_board: return TotalWinSearch::fits(rules, size);
    }
    return false;
}

// With the boards of which only one thing is asked.
int most_points(const Ruleset& rules, Size size) {
    return most_points(TotalWinSearch::fits(rules, {5, 5}) ? Way::whole_board : way_to_solve(rules, size));
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
    if (!fits(way_to_solve(rules, size), rules, size))
        return "the board is too large for the search that these rules need: at most " +
               std::to_string(most_points(rules, size)) + " points";
    return {};
}

Solution solve(const Ruleset& rules, Size size, const SolveLimits& limits) {
    switch (way_to_solve(rules, size)) {
        case Way::backwards: {
            const BoardGraph graph(rules, size, BoardGraph::Nodes::classes);
            Solution solution =
                solve_backwards(graph, Stages(rules), *RetrogradeSolver::ban_of(rules), limits);
            if (rules.long_cycle.is == LongCycle::draw) take_cycles_as_draws(solution);
            return solution;
        }
        case Way::with_history: return solve_with_history(rules, size, limits);
        case Way::whole_board: {
            SolveLimits of_all_questions = limits;
            of_all_questions.nodes *= static_cast<std::uint64_t>(4 * size.area());
            return solve_whole(size, of_all_questions);
        }
        case Way::plainly: break;
    }
    return solve_plainly(rules, size, limits);
}

}  // namespace shinpan::analysis
