#include "cli/opponents.hpp"

#include "bot/levels.hpp"
#include "cli/terminal.hpp"
#include "match/player.hpp"

#include <charconv>
#include <memory>
#include <utility>

namespace shinpan::cli {
namespace {

constexpr std::string_view level_words = "Shinpan, level ";
constexpr double seconds_for_move = 600;  // after that, an engine counts as hung

dialogue::Reply reply_of(const Thought& thought) {
    switch (thought.is) {
        case Thought::Move::play:
            return {dialogue::Reply::Move::play, thought.at};
        case Thought::Move::pass:
            return {dialogue::Reply::Move::pass, no_point};
        case Thought::Move::resign:
            return {dialogue::Reply::Move::resign, no_point};
    }
    return {};
}

dialogue::Mover bot_with(const BotSettings& settings) {
    return
        [bot = Bot(), settings](const Game& game, Color by) mutable -> Result<dialogue::Reply, std::string> {
            BotSettings now = settings;
            now.seed += static_cast<std::uint64_t>(game.tally().moves);
            return reply_of(bot.think(game, by, now));
        };
}

// What an engine is told of a game: moves and stones in order; no_point for a pass.
using Told = std::vector<std::pair<Color, Point>>;

Told told_of(const Game& game) {
    Told all;
    for (const Event& event : game.events()) {
        if (event.kind == EventKind::play)
            all.emplace_back(event.by, event.at);
        else if (is_move(event.kind))
            all.emplace_back(event.by, no_point);
        else if (event.kind == EventKind::setup)
            for (Point p : *event.points) all.emplace_back(event.by, p);
    }
    return all;
}

std::vector<Point> handicap_of(const Game& game) {
    for (const Event& event : game.events())
        if (event.kind == EventKind::handicap) return *event.points;
    return {};
}

// An engine that is told what happened since it was last asked, or all of it where that is another game.
class EngineAtBoard {
public:
    explicit EngineAtBoard(match::Engine engine) : player_(std::move(engine)) {}

    Result<dialogue::Reply, std::string> operator()(const Game& game, Color by) {
        if (auto done = catch_up(game); !done) return failure(done.error().what);
        const auto choice = player_.choose(by, {}, seconds_for_move);
        if (!choice) return failure(choice.error().what);
        switch (choice->is) {
            case match::Choice::Move::play:
                known_.emplace_back(by, choice->at);
                return dialogue::Reply{dialogue::Reply::Move::play, choice->at};
            case match::Choice::Move::pass:
                known_.emplace_back(by, no_point);
                return dialogue::Reply{dialogue::Reply::Move::pass, no_point};
            case match::Choice::Move::resign:
                return dialogue::Reply{dialogue::Reply::Move::resign, no_point};
        }
        return dialogue::Reply{};
    }

private:
    Result<void, match::Fault> catch_up(const Game& game) {
        const Told now = told_of(game);
        const bool goes_on = has_begun_ && known_.size() <= now.size() &&
                             std::equal(known_.begin(), known_.end(), now.begin());
        if (!goes_on) {
            known_.clear();
            auto begun = player_.begin({.rules = &game.rules(),
                                        .size = game.board().size(),
                                        .komi = game.komi(),
                                        .handicap = handicap_of(game)});
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

    match::Player player_;
    Told known_{};
    bool has_begun_ = false;
};

}  // namespace

std::string level_name(int level) {
    return std::string(level_words) + std::to_string(level);
}

std::optional<int> level_in(std::string_view name) {
    if (!name.starts_with(level_words)) return {};
    name.remove_prefix(level_words.size());
    int level = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), level);
    const bool is_known =
        read.ptr == name.data() + name.size() && 1 <= level && level <= static_cast<int>(levels().size());
    return is_known ? std::optional(level) : std::nullopt;
}

dialogue::Mover bot_at_level(int level, std::uint64_t seed) {
    return bot_with(at_level(level, {.seed = seed}));
}

dialogue::Mover adviser() {
    return bot_with({.may_resign = false});
}

Result<EngineSeat, std::string> engine_opponent(const match::EngineSetup& setup) {
    auto engine = match::Engine::start(setup);
    if (!engine) return failure(setup.command + " " + engine.error().what);
    std::string name = engine->name();
    const auto at_board = std::make_shared<EngineAtBoard>(*std::move(engine));
    return EngineSeat{std::move(name),
                      [at_board](const Game& game, Color by) { return (*at_board)(game, by); }};
}

}  // namespace shinpan::cli
