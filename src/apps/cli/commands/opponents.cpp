#include "apps/cli/commands/opponents.hpp"

#include "apps/cli/machine.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "bot/search/levels.hpp"
#include "bot/search/time.hpp"
#include "engines/driver/player.hpp"
#include "engines/gtp/clock.hpp"

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

namespace shinpan::inline apps::cli {
namespace {

constexpr std::string_view level_words = "Shinpan, level ";
constexpr double most_seconds = 600;  // after that, an engine without a clock counts as hung
constexpr double grace = 1;           // seconds by which one with a clock may be late

dialogue::Reply reply_of(const BotMove& thought) {
    switch (thought.is) {
        case BotMove::Move::play: return {dialogue::Reply::Move::play, thought.at};
        case BotMove::Move::pass: return {dialogue::Reply::Move::pass, no_point};
        case BotMove::Move::resign: return {dialogue::Reply::Move::resign, no_point};
    }
    return {};
}

BotSettings shared(BotSettings settings, int threads) {
    settings.trees = threads;
    settings.playouts = std::max(1, settings.playouts / threads);
    return settings;
}

dialogue::Mover bot_with(const BotSettings& settings, const TimeControl& time) {
    return [=, bot = Bot(), here = machine()](
               const Game& game, Color by,
               const PlayerClock& clock) mutable -> Result<dialogue::Reply, std::string> {
        BotSettings settings_now = settings;
        settings_now.seed += static_cast<std::uint64_t>(game.tally().moves);
        const int to_come = game.board().position().count(Color::empty) / 2;
        settings_now.seconds = seconds_for_move(engines::gtp::allowance_of(time, clock), to_come);
        return reply_of(bot.think(game, by, settings_now, here));
    };
}

// What an engine is told of a game: moves and stones in order; no_point for a pass.
using Told = std::vector<std::pair<Color, Point>>;

// Stones that a setup takes off are as good as never played.
void tell_setup(const Event& setup, Told& all) {
    for (const Point p : *setup.points) {
        std::erase_if(all, [&](const auto& told) { return told.second == p; });
        if (is_stone(setup.by)) all.emplace_back(setup.by, p);
    }
}

Told told_of(const Game& game) {
    Told all;
    for (const Event& event : game.events()) {
        if (event.kind == EventKind::play)
            all.emplace_back(event.by, event.at);
        else if (is_move(event.kind))
            all.emplace_back(event.by, no_point);
        else if (event.kind == EventKind::setup)
            tell_setup(event, all);
    }
    return all;
}

std::vector<Point> handicap_of(const Game& game) {
    for (const Event& event : game.events())
        if (event.kind == EventKind::handicap) return *event.points;
    return {};
}

double seconds_to_wait(const PlayerClock& clock) {
    return clock.is_limited() ? static_cast<double>(clock.until_loss()) / 1000 + grace : most_seconds;
}

// An engine that is told what happened since it was last asked, or all of it where that is another game.
class EngineAtBoard {
public:
    EngineAtBoard(Engine engine, const TimeControl& time) : player_(std::move(engine)), time_(time) {}

    Result<dialogue::Reply, std::string> operator()(const Game& game, Color by, const PlayerClock& clock) {
        if (auto done = catch_up(game); !done) return failure(done.error().what);
        std::optional<PlayerClock::Told> left;
        if (clock.is_limited()) left = clock.told();
        const auto choice = player_.choose(by, left, seconds_to_wait(clock));
        if (!choice) return failure(choice.error().what);
        switch (choice->is) {
            case Choice::Move::play:
                known_.emplace_back(by, choice->at);
                return dialogue::Reply{dialogue::Reply::Move::play, choice->at};
            case Choice::Move::pass:
                known_.emplace_back(by, no_point);
                return dialogue::Reply{dialogue::Reply::Move::pass, no_point};
            case Choice::Move::resign: return dialogue::Reply{dialogue::Reply::Move::resign, no_point};
        }
        return dialogue::Reply{};
    }

private:
    Result<void, Fault> catch_up(const Game& game) {
        const Told now = told_of(game);
        const bool goes_on = has_begun_ && known_.size() <= now.size() &&
                             std::equal(known_.begin(), known_.end(), now.begin());
        if (!goes_on) {
            known_.clear();
            auto begun = player_.begin({.rules = &game.rules(),
                                        .size = game.board().size(),
                                        .komi = game.komi(),
                                        .handicap = handicap_of(game),
                                        .time = time_});
            if (!begun) return failure(begun.error());
            for (const std::string& note : *begun)
                if (!has_begun_) complain(player_.engine().name() + ": " + note);
            has_begun_ = true;
        }
        for (std::size_t i = known_.size(); i < now.size(); ++i) {
            if (auto done = player_.told(now[i].first, now[i].second); !done) return done;
            known_.push_back(now[i]);
        }
        return {};
    }

    Player player_;
    TimeControl time_;
    Told known_{};
    bool has_begun_ = false;
};

}  // namespace

std::string level_name(int level) { return std::string(level_words) + std::to_string(level); }

std::optional<int> level_in(std::string_view name) {
    if (!name.starts_with(level_words)) return {};
    name.remove_prefix(level_words.size());
    int level = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), level);
    const bool is_known =
        read.ptr == name.data() + name.size() && 1 <= level && level <= static_cast<int>(levels().size());
    return is_known ? std::optional(level) : std::nullopt;
}

dialogue::Mover bot_at_level(int level, std::uint64_t seed, const TimeControl& time, int threads) {
    return bot_with(shared(at_level(level, {.seed = seed}), threads), time);
}

dialogue::Mover adviser(int threads) { return bot_with(shared({.may_resign = false}, threads), {}); }

Result<EngineSeat, std::string> engine_opponent(const EngineSetup& setup, const TimeControl& time) {
    auto engine = Engine::start(setup);
    if (!engine) return failure(setup.command + " " + engine.error().what);
    std::string name = engine->name();
    const auto at_board = std::make_shared<EngineAtBoard>(*std::move(engine), time);
    return EngineSeat{std::move(name), [at_board](const Game& game, Color by, const PlayerClock& clock) {
                          return (*at_board)(game, by, clock);
                      }};
}

}  // namespace shinpan::apps::cli
