#include "bot/endgame/position_knowledge.hpp"

#include "analysis/ownership/hypothesis.hpp"
#include "analysis/proof/prover.hpp"

#include <algorithm>

namespace shinpan::inline bot {
namespace {

constexpr int guess_playouts = 100;
constexpr long few_nodes = 2000;  // where a shorter look has to do before a proof
constexpr int few_guess_playouts = 40;
constexpr int sure_of_board = 800;  // thousandths
constexpr int few_open_points = 3;
constexpr int small_area = 169;  // of 13x13

// Has the board stones enough for something to be proven?
bool is_late(const Position& position) {
    const int area = position.size().area();
    return 4 * (area - position.count(Color::empty)) >= area;
}

// On a large board a node costs more, and settles a smaller part.
long part_of(long nodes, Size size) {
    const int area = std::max(small_area, size.area());
    return nodes * small_area / area * small_area / area;
}

}  // namespace

Past past_of(const Game& game) {
    Past past;
    game.history().for_each_earlier(game.board().position(),
                                    [&](const Position& position) { past.add(position); });
    return past;
}

bool is_nearly_settled(const Estimate& seen) {
    return seen.confidence >= sure_of_board && seen.unsettled.empty() &&
           seen.play_here.size() <= few_open_points;
}

bool PositionKnowledge::seems_settled() const { return was_tried && is_nearly_settled(seen); }

PositionKnowledge known_of(const Game& game, long nodes) {
    const Position& position = game.board().position();
    if (nodes == 0 || !is_late(position)) return {};
    PositionKnowledge known;
    known.was_tried = true;
    known.seen = estimate(position, {.playouts = nodes < few_nodes ? few_guess_playouts : guess_playouts});
    known.guess = hypothesis(position, known.seen);
    const bool is_half_full = 2 * position.count(Color::empty) <= position.size().area();
    const bool is_close = is_nearly_settled(known.seen);
    if (!is_close && !is_half_full) return known;
    const long worth = is_close ? nodes : part_of(nodes / 5, position.size());
    known.sections =
        prove_both(position, past_of(game), known.guess, {.nodes = worth, .zone_nodes = worth / 4});
    known.grade = grade(position, known.sections);
    return known;
}

}  // namespace shinpan::bot
