#include "bot/known.hpp"

#include "estimate/hypothesis.hpp"
#include "life/prover.hpp"

#include <vector>

namespace shinpan {
namespace {

constexpr int guess_playouts = 100;
constexpr long few_nodes = 2000;       // where a shorter look has to do before a proof
constexpr int few_guess_playouts = 40;
constexpr int sure_of_board = 800;  // thousandths
constexpr int few_open_points = 3;

// Has the board stones enough for something to be proven?
bool is_late(const Position& position) {
    const int area = position.size().area();
    return 4 * (area - position.count(Color::empty)) >= area;
}

// Is so little open that a proof may settle the board?
bool is_nearly_settled(const Estimate& seen) {
    return seen.confidence >= sure_of_board && seen.unsettled.empty() &&
           seen.play_here.size() <= few_open_points;
}

}  // namespace

std::vector<Position> earlier_positions(const Game& game) {
    std::vector<Position> earlier;
    game.history().for_each_earlier(game.board().position(),
                                    [&](const Position& position) { earlier.push_back(position); });
    return earlier;
}

bool Known::seems_settled() const {
    return was_tried && is_nearly_settled(seen);
}

Known known_of(const Game& game, long nodes) {
    const Position& position = game.board().position();
    if (nodes == 0 || !is_late(position)) return {};
    Known known;
    known.was_tried = true;
    known.seen = estimate(position, {.playouts = nodes < few_nodes ? few_guess_playouts : guess_playouts});
    known.guess = hypothesis(position, known.seen);
    const bool is_half_full = 2 * position.count(Color::empty) <= position.size().area();
    const bool is_close = is_nearly_settled(known.seen);
    if (!is_close && !is_half_full) return known;
    const long worth = is_close ? nodes : nodes / 5;
    known.sections =
        prove_both(position, earlier_positions(game), known.guess, {.nodes = worth, .zone_nodes = worth / 4});
    known.grade = grade(position, known.sections);
    return known;
}

}  // namespace shinpan
