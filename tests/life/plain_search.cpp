#include "life/plain_search.hpp"

#include <algorithm>
#include <limits>
#include <memory>

namespace shinpan {
namespace {

bool has_stopped(const Game& game) {
    return game.is_over() || game.stage().phase == Phase::stopped;
}

// On the heap: lines are long and games large.
std::unique_ptr<Game> after(const Game& game, const Event& move) {
    auto next = std::make_unique<Game>(game);
    static_cast<void>(next->apply(move));
    return next;
}

}  // namespace

std::optional<int> PlainSearch::value(const Game& game) {
    nodes_ = 0;
    line_.clear();
    constexpr int most = std::numeric_limits<int>::max();
    const int value = search(game, -most, most);
    if (nodes_ > most_nodes_) return {};
    return value;
}

int PlainSearch::search(const Game& game, int alpha, int beta) {
    if (++nodes_ > most_nodes_) return 0;
    if (has_stopped(game)) return score(game.rules(), game.finish()).margin().halves;
    Seen now{game.board().position(), game.to_move(), game.stage(), {}};
    for (Point p : now.position.points(Color::empty))
        if (!game.refuses_play(game.to_move(), p)) now.plays.push_back(p);
    if (std::find(line_.begin(), line_.end(), now) != line_.end()) return endless_;
    line_.push_back(now);
    const bool black = game.to_move() == Color::black;
    int best = black ? -std::numeric_limits<int>::max() : std::numeric_limits<int>::max();
    const auto consider = [&](const Event& move) {
        const int then = search(*after(game, move), alpha, beta);
        best = black ? std::max(best, then) : std::min(best, then);
        if (black)
            alpha = std::max(alpha, best);
        else
            beta = std::min(beta, best);
        return alpha >= beta;
    };
    bool cut = consider(pass(game.to_move()));
    for (std::size_t i = 0; i < now.plays.size() && !cut; ++i)
        cut = consider(play(game.to_move(), now.plays[i]));
    line_.pop_back();
    return best;
}

}  // namespace shinpan
