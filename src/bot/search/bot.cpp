#include "bot/search/bot.hpp"

#include "bot/endgame/endgame_moves.hpp"
#include "bot/endgame/finishing.hpp"
#include "bot/endgame/position_knowledge.hpp"
#include "bot/search/move_search.hpp"
#include "bot/search/root_parallel_search.hpp"

#include <utility>
#include <vector>

namespace shinpan::inline bot {
namespace {

constexpr double hopeless = 0.03;  // the share at which the bot resigns
constexpr int visits_to_resign = 200;

// What the search is to look at, never nothing: what is proven needs no play, but where one counts for the
// player on their own points and nothing else is left to do.
std::vector<Point> root_moves(const Game& game, Color by, const PositionKnowledge& known,
                              const std::vector<MoveRestriction>& confined) {
    std::vector<Point> moves;
    PointSet idle = known.kept();
    if (known.seems_settled()) idle -= remaining_moves(game, by, known.seen);
    for (Point p : sensible_moves(game, by))
        if (!idle.contains(p) && is_tried(confined, by, p, 0)) moves.push_back(p);
    if (moves.empty() || is_tried(confined, by, no_point, 0)) moves.push_back(no_point);
    return moves;
}

}  // namespace

Bot::Bot() = default;
Bot::~Bot() = default;
Bot::Bot(Bot&&) noexcept = default;
Bot& Bot::operator=(Bot&&) noexcept = default;
Bot::Bot(const Bot&) {}
Bot& Bot::operator=(const Bot&) {
    forest_.clear();
    return *this;
}

BotMove Bot::think(const Game& game, Color by, const BotSettings& settings, const Environment& environment,
                   const Watch& watch) {
    const SearchTask task(settings, environment, watch);
    const PositionKnowledge known = known_of(game, settings.proof_nodes);
    if (task.is_plain())
        if (const auto finish = finishing_move(game, by, known, {settings.proof_nodes, settings.cleans_up}))
            return {.is = *finish == no_point ? BotMove::Move::pass : BotMove::Move::play, .at = *finish};
    const std::vector<Point> moves = root_moves(game, by, known, settings.confined);
    if (moves == std::vector{no_point} && !watch) return {};
    if (forest_.empty()) forest_.emplace_back();
    Found found = search_move(game, by, moves, known, task, forest_.front());
    BotMove thought{.wins = found.move.share,
                    .playouts = found.playouts,
                    .ahead = found.move.ahead,
                    .lines = std::move(found.lines)};
    if (found.move.at == no_point) return thought;
    const bool is_lost =
        !found.is_for_points && found.move.share < hopeless && found.move.visits >= visits_to_resign;
    thought.is = is_lost && settings.may_resign ? BotMove::Move::resign : BotMove::Move::play;
    thought.at = found.move.at;
    return thought;
}

BotMove think(const Game& game, Color by, const BotSettings& settings, const Environment& environment,
              const Watch& watch) {
    return Bot().think(game, by, settings, environment, watch);
}

}  // namespace shinpan::bot
