#include "bot_habits.hpp"

#include "analysis/playout/ladder.hpp"
#include "analysis/playout/playout.hpp"
#include "analysis/playout/tactics.hpp"
#include "bot/endgame/position_knowledge.hpp"

namespace shinpan::bench {
namespace {

constexpr int big = 5;  // stones
constexpr long nodes = 5000;

// A big chain of the player's in atari that a play saves, or no_point.
Point savable(const Board& board, Color by) {
    Point found = no_point;
    for_each_point(board.size(), [&](Point p) {
        if (board.at(p) != by || board.head(p) != p || board.chain_size(p) < big) return;
        if (is_in_atari(board, p) && ladder_escape(board, p) != no_point) found = p;
    });
    return found;
}

bool is_saved(const Board& board, Color by, Point chain, const BotMove& thought) {
    if (thought.is != BotMove::Move::play) return false;
    Board next = board;
    return next.play(by, thought.at).taken > 0 || !is_in_atari(next, chain);
}

}  // namespace

void note(Habits& habits, const Game& game, const BotMove& thought) {
    const Color by = game.to_move();
    const bool plays = thought.is == BotMove::Move::play;
    habits.plays += plays;
    if (plays && is_own_eye(game.board(), by, thought.at)) ++habits.own_eyes_filled;
    if (const Point chain = savable(game.board(), by); chain != no_point) {
        ++habits.big_ataris;
        habits.big_ataris_ignored += !is_saved(game.board(), by, chain, thought);
    }
    const PointSet kept = known_of(game, nodes).kept();
    if (kept.empty()) return;
    ++habits.settled_moves;
    if (plays && kept.contains(thought.at)) ++habits.inside_proven;
}

}  // namespace shinpan::bench
