#include "gtp/thinking.hpp"

#include "base/decimal.hpp"
#include "bot/levels.hpp"
#include "gtp/protocol.hpp"

#include <algorithm>

namespace shinpan::gtp {
namespace {

// How many moves the player has still to make, more or less.
int moves_to_come(const Game& game) {
    const int left = game.board().position().count(Color::empty) - game.board().size().area() / 4;
    return std::max(game.board().size().area() / 10 + 4, left / 2);
}

std::optional<double> seconds_for(const Engine& engine, const Game& game, Color by) {
    const auto granted = engine.clock.for_next_move(by, moves_to_come(game));
    const auto& most = engine.settings.most_seconds;
    if (!granted || !most) return granted ? granted : most;
    return std::min(*granted, *most);
}

}  // namespace

BotSettings bot_settings(const Engine& engine, const Game& game, Color by) {
    BotSettings settings;
    settings.playouts = engine.settings.playouts;
    settings.seed = engine.settings.seed + static_cast<std::uint64_t>(game.tally().moves);
    settings.may_resign = engine.settings.may_resign;
    if (engine.settings.level) settings = at_level(*engine.settings.level, settings);
    const auto seconds = seconds_for(engine, game, by);
    const double end = seconds ? engine.outside.seconds() + *seconds : 0;
    settings.is_time_up = [&engine, is_limited = seconds.has_value(), end] {
        return (is_limited && engine.outside.seconds() >= end) || engine.outside.is_interrupted();
    };
    return settings;
}

Thought think_for(Engine& engine, Color by, BotSettings settings) {
    const Game game = engine.game.with_turn(by);
    if (game.is_over()) return {.is = Thought::Move::pass};
    const Thought thought = engine.bot.think(game, by, settings);
    engine.last_thought = in_words(thought, engine.game.size()) + ": nothing was searched";
    if (thought.playouts > 0)
        engine.last_thought = in_words(thought, engine.game.size()) + ": " +
                              std::to_string(thought.playouts) + " playouts, wins " +
                              decimal(100 * thought.wins, 1) + " %, ahead by " + decimal(thought.ahead, 1) +
                              " points";
    return thought;
}

std::string in_words(const Thought& thought, Size size) {
    switch (thought.is) {
        case Thought::Move::play: return vertex(thought.at, size);
        case Thought::Move::pass: return "pass";
        case Thought::Move::resign: return "resign";
    }
    return "";
}

}  // namespace shinpan::gtp
