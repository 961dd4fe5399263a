#include "bot/endgame/endgame_moves.hpp"

#include "bot/endgame/finishing.hpp"

namespace shinpan::inline bot {
namespace {

// Plays at borders that are open: on dame beside them, which costs nothing, or else on their points.
PointSet border_plays(const Estimate& seen, Size size) {
    const PointSet dame = surroundings(seen.play_here, size) & seen.neutral;
    return dame | (seen.play_here - surroundings(dame, size));
}

}  // namespace

PointSet remaining_moves(const Game& game, Color by, const Estimate& seen) {
    const Position& position = game.board().position();
    const auto& owned = seen.owned[index_of(by)];
    if (game.rules().scoring.is == Scoring::stones) return owned;
    if (!leaves_dead_stones(game)) return {};
    return owned & surroundings(seen.dead & position.points(other(by)), position.size());
}

PointSet chores(const Game& game, Color by, const Estimate& seen) {
    const Size size = game.board().size();
    const auto& owned = seen.owned[index_of(by)];
    const bool fills_dame = game.rules().scoring.is != Scoring::territory;
    const PointSet between = border_plays(seen, size) | (fills_dame ? seen.neutral : PointSet{});
    return remaining_moves(game, by, seen) | (seen.protective & (owned | seen.neutral)) |
           (between - surroundings(seen.seki, size));
}

}  // namespace shinpan::bot
