#include "analysis/solve/plain.hpp"

#include <algorithm>
#include <limits>
#include <memory>

namespace shinpan::inline analysis::solving {
namespace {

constexpr int most = std::numeric_limits<int>::max();
constexpr std::uint64_t nodes_between_questions = 256;

bool has_stopped(const Game& game) { return game.is_over() || game.stage().phase == Phase::stopped; }

}  // namespace

std::optional<int> PlainSearch::value(const Game& game) {
    nodes_ = 0;
    stopped_ = false;
    line_.clear();
    const int value = search(game, -most, most);
    if (stopped_) return {};
    return value;
}

// At a stop both players accept that nothing is dead, so that all is done that the end asks for.
int PlainSearch::at_end(const Game& game) const {
    if (!game.is_over()) {
        const auto agreed = std::make_unique<Game>(game);
        const Color player = game.to_move();
        const bool accepted = agreed->apply(marks_proposed(player, {})).has_value() &&
                              agreed->apply(marks_accepted(other(player), {})).has_value();
        if (accepted && agreed->is_over()) return at_end(*agreed);
    }
    if (game.outcome().how == Ended::draw) return 0;
    if (game.outcome().how == Ended::no_result) return endless_;
    return score(game.rules(), game.finish()).margin().halves;
}

int PlainSearch::search(const Game& game, int alpha, int beta) {
    ++nodes_;
    stopped_ = stopped_ || nodes_ > most_nodes_ ||
               (go_on_ && nodes_ % nodes_between_questions == 0 && !go_on_(nodes_));
    if (stopped_) return 0;
    if (has_stopped(game)) return at_end(game);
    const Color mover = game.to_move();
    Seen now{game.board().position(), mover, game.stage(), {}};
    for (Point p : now.position.points(Color::empty))
        if (!game.refuses_play(mover, p)) now.plays.push_back(p);
    if (std::find(line_.begin(), line_.end(), now) != line_.end()) return endless_;
    line_.push_back(now);
    const bool black = mover == Color::black;
    int best = black ? -most : most;
    const auto consider = [&](const Event& move) {
        const auto next = std::make_unique<Game>(game);  // on the heap: lines are long and games large
        if (!next->apply(move) || alpha >= beta) return;
        const int then = search(*next, alpha, beta);
        best = black ? std::max(best, then) : std::min(best, then);
        if (black) alpha = std::max(alpha, best);
        if (!black) beta = std::min(beta, best);
    };
    consider(pass(mover));
    if (game.rules().button.is != Button::none) consider(event(EventKind::button, mover));
    for (const Point at : now.plays) consider(play(mover, at));
    line_.pop_back();
    return best;
}

}  // namespace shinpan::analysis::solving
