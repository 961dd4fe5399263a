#include "analysis/solve/line.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace shinpan::inline analysis::solving {
namespace {

const HistorySearch::Budget budget_a_move{.nodes = 1'000'000, .bytes = std::size_t{1} << 30};

// A line that comes to no end before that is cut.
std::size_t most_moves(const BoardGraph& graph) {
    return 8 * static_cast<std::size_t>(graph.board().size().area());
}

BoardGraph::Node after(const BoardGraph& graph, BoardGraph::Node node, Color mover, int move) {
    for (const BoardGraph::Edge& play : graph.plays(node, mover))
        if (play.bit == move) return play.to;
    return node;
}

// A position on the board as it is, beside the class that stands for it.
struct Seen {
    const BitBoard& board;
    BitStones stones{};

    // The bit of the point which that point of the class's position is here.
    int bit_here(BitStones of_class, int bit_there) const {
        if (stones == of_class) return bit_there;
        for (std::size_t symmetry = 0; symmetry < board.symmetries(); ++symmetry) {
            if (board.image(symmetry, stones) != of_class) continue;
            for (Bits points = board.all(); points != 0; points &= points - 1)
                if (board.image(symmetry, points & (0 - points)) == Bits{1} << bit_there)
                    return std::countr_zero(points);
        }
        return bit_there;
    }
};

bool is_same(const RetrogradeSolver::State& a, const RetrogradeSolver::State& b) {
    return a.node == b.node && a.stage == b.stage && a.ko == b.ko;
}

}  // namespace

std::vector<Point> best_line(const HistoryGame& game, const Settled& settled, int value,
                             HistorySearch& reaches, HistorySearch& below) {
    std::vector<int> line;
    std::vector<Point> points;
    BoardGraph::Node node = 0;
    while (points.size() < most_moves(game.graph) &&
           (settled.low(node) != value || settled.high(node) != value)) {
        const bool first_to_move = points.size() % 2 == 0;
        const bool black = (game.stages.to_move(game.stages.start()) == Color::black) == first_to_move;
        const auto keeps = [&](int move) {
            line.push_back(move);
            const auto answer = (black ? reaches : below).answer(line, budget_a_move);
            line.pop_back();
            return answer == (black ? HistorySearch::Answer::yes : HistorySearch::Answer::no);
        };
        const std::vector<int> moves = reaches.moves(line);
        const auto kept = std::find_if(moves.begin(), moves.end(), keeps);
        if (kept == moves.end()) break;
        line.push_back(*kept);
        const bool passes = *kept == HistorySearch::pass;
        points.push_back(passes ? no_point : game.graph.board().point_of(*kept));
        const bool both_passed = passes && points.size() > 1 && points[points.size() - 2] == no_point;
        if (both_passed) break;
        node = after(game.graph, node, black ? Color::black : Color::white, *kept);
    }
    return points;
}

std::vector<Point> best_line(const BoardGraph& graph, const Stages& stages, const Settled& settled,
                             const RetrogradeSolver& game) {
    const RetrogradeValue value = game.value(game.start());
    std::vector<Point> points;
    Seen seen{graph.board(), graph.stones(game.start().node)};
    std::vector<RetrogradeSolver::State> line{game.start()};
    const auto keeps = [&](const RetrogradeSolver::State& next) {
        const auto is_next = [&](const auto& earlier) { return is_same(earlier, next); };
        return game.value(next) == value && std::none_of(line.begin(), line.end(), is_next);
    };
    while (points.size() < most_moves(graph)) {
        const RetrogradeSolver::State now = line.back();
        const bool is_settled = settled.low(now.node) == value.low && settled.high(now.node) == value.high;
        if (is_settled) break;
        const Color mover = stages.to_move(now.stage);
        const auto plays = graph.plays(now.node, mover);
        const auto kept = std::find_if(plays.begin(), plays.end(), [&](const BoardGraph::Edge& play) {
            const auto next = game.after_play(now, play);
            return next && keeps(*next);
        });
        if (kept == plays.end()) {
            points.push_back(no_point);
            if (stages.after_pass(now.stage).over || !keeps(game.after_pass(now))) break;
            line.push_back(game.after_pass(now));
            continue;
        }
        const int bit = seen.bit_here(graph.stones(now.node), kept->bit);
        points.push_back(graph.board().point_of(bit));
        seen.stones = graph.board().play(seen.stones, mover, bit).after;
        line.push_back(*game.after_play(now, *kept));
    }
    return points;
}

}  // namespace shinpan::analysis::solving
