#include "engines/gtp/thinking.hpp"

#include "base/decimal.hpp"
#include "bot/search/levels.hpp"
#include "engines/gtp/protocol.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

namespace shinpan::inline engines::gtp {
namespace {

// How many moves the player has still to make, more or less.
int moves_to_come(const Game& game) {
    const int left = game.board().position().count(Color::empty) - game.board().size().area() / 4;
    return std::max(game.board().size().area() / 10 + 4, left / 2);
}

std::optional<double> seconds_for(const SessionState& engine, const Game& game, Color by) {
    const auto granted = engine.clock.for_next_move(by, moves_to_come(game));
    const auto& most = engine.settings.most_seconds;
    if (!granted || !most) return granted ? granted : most;
    return std::min(*granted, *most);
}

// The same for several threads: asked by one at a time, and once it is so it stays so.
std::function<bool()> asked_by_all(std::function<bool()> ends) {
    struct Asked {
        std::mutex mutex{};
        bool is_so = false;
    };
    return [asked = std::make_shared<Asked>(), ends = std::move(ends)] {
        const std::lock_guard lock(asked->mutex);
        asked->is_so = asked->is_so || ends();
        return asked->is_so;
    };
}

}  // namespace

BotSettings bot_settings(const SessionState& engine, const Game& game, Color by) {
    BotSettings settings;
    settings.playouts = engine.settings.playouts;
    settings.seed = engine.settings.seed + static_cast<std::uint64_t>(game.tally().moves);
    settings.may_resign = engine.settings.may_resign;
    if (engine.settings.level) settings = at_level(*engine.settings.level, settings);
    settings.seconds = seconds_for(engine, game, by);
    return settings;
}

int playouts_a_move(const SessionState& engine) {
    const auto& level = engine.settings.level;
    return level ? at_level(*level, {}).playouts : engine.settings.playouts;
}

BotMove think_beside(SessionState& engine, const Game& game, Color by, BotSettings settings,
                     const Attended& attended) {
    const int threads = engine.settings.threads;
    settings.trees = threads;
    settings.playouts = std::max(1, settings.playouts / threads);
    Environment environment = engine.environment;
    if (attended.is_cancelled) environment.is_cancelled = attended.is_cancelled;
    if (environment.is_cancelled) environment.is_cancelled = asked_by_all(environment.is_cancelled);
    return engine.bot.think(game, by, settings, environment, attended.watch);
}

BotMove think_for(SessionState& engine, Color by, const BotSettings& settings, const Attended& attended) {
    const Game game = engine.game.with_turn(by);
    engine.last_lines.clear();
    if (game.is_over()) return {.is = BotMove::Move::pass};
    BotMove thought = think_beside(engine, game, by, settings, attended);
    engine.last_by = by;
    engine.last_thought = in_words(thought, engine.game.size()) + ": nothing was searched";
    if (thought.playouts > 0)
        engine.last_thought = in_words(thought, engine.game.size()) + ": " +
                              std::to_string(thought.playouts) + " playouts, wins " +
                              decimal(100 * thought.wins, 1) + " %, ahead by " + decimal(thought.ahead, 1) +
                              " points";
    engine.last_lines = std::move(thought.lines);
    return thought;
}

std::function<bool()> cancelled_by_a_line(const SessionState& engine, bool& is_cancelled) {
    return [&engine, &is_cancelled] {
        const auto& waits = engine.host.another_line_waits;
        is_cancelled = is_cancelled || (waits && waits());
        const auto& otherwise = engine.environment.is_cancelled;
        return is_cancelled || (otherwise && otherwise());
    };
}

std::string in_words(const CandidateStats& move) {
    return std::to_string(move.visits) + " visits, wins " + decimal(100 * move.share, 1) + " %, ahead by " +
           decimal(move.ahead, 1);
}

std::string lines_in_words(const SessionState& engine) {
    std::string text;
    for (const std::vector<CandidateStats>& line : engine.last_lines) {
        const CandidateStats& first = line.front();
        text += vertex(first.at, engine.game.size()) + ": " + in_words(first) + ";";
        for (const CandidateStats& move : line) text += " " + vertex(move.at, engine.game.size());
        text += '\n';
    }
    return text;
}

std::string in_words(const BotMove& thought, Size size) {
    switch (thought.is) {
        case BotMove::Move::play: return vertex(thought.at, size);
        case BotMove::Move::pass: return "pass";
        case BotMove::Move::resign: return "resign";
    }
    return "";
}

}  // namespace shinpan::engines::gtp
