#include "bot_players.hpp"

#include "bot/levels.hpp"
#include "match/engine.hpp"

#include <ctime>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace shinpan::bench {
namespace {

class BotPlayer : public Player {
public:
    BotPlayer(int level, int playouts, double seconds) : level_(level), seconds_(seconds) {
        settings_.playouts = playouts;
    }

    void begin(const Game&, std::uint64_t seed) override {
        bot_ = Bot();
        seed_ = seed;
    }

    Thought think(const Game& game) override {
        BotSettings settings = level_ > 0 ? at_level(level_, settings_) : settings_;
        settings.seed = seed_ + static_cast<std::uint64_t>(game.tally().moves);
        const double start = thread_seconds();
        if (seconds_ > 0) {
            settings.time_used = [&] { return (thread_seconds() - start) / seconds_; };
            settings.is_time_up = [&] { return settings.time_used() >= 1; };
        }
        const Thought thought = bot_.think(game, game.to_move(), settings);
        cpu_ += thread_seconds() - start;
        return thought;
    }

private:
    Bot bot_{};
    BotSettings settings_{};
    int level_;
    double seconds_;
    std::uint64_t seed_ = 1;
};

class GtpPlayer : public Player {
public:
    explicit GtpPlayer(const std::string& command) : engine_(started(command)) {}

    void begin(const Game& game, std::uint64_t) override {
        size_ = game.board().size();
        has_played_ = false;
        ask("boardsize " + std::to_string(size_.cols));
        ask("clear_board");
        ask("komi " + to_text(game.komi()));
        for (const Event& e : game.events()) told(e);
    }

    Thought think(const Game& game) override {
        const std::string answer = ask("genmove " + std::string(word(game.to_move())));
        has_played_ = true;
        if (answer == "resign") return {.is = Thought::Move::resign};
        if (answer == "PASS" || answer == "pass") return {};
        return {.is = Thought::Move::play, .at = point_named(answer, size_).value()};
    }

    void told(const Event& e) override {
        if (std::exchange(has_played_, false)) return;
        const std::string at = e.kind == EventKind::play ? name(e.at, size_) : "pass";
        ask("play " + std::string(word(e.by)) + " " + at);
    }

    double cpu_seconds() override { return engine_.cpu_seconds(); }

private:
    static match::Engine started(const std::string& command) {
        auto engine = match::Engine::start({.command = command, .sandbox = false});
        if (!engine) throw std::runtime_error(engine.error().what);
        return std::move(*engine);
    }

    std::string ask(const std::string& command) {
        constexpr double long_enough = 600;
        const auto answer = engine_.ask(command, match::Expects::word, long_enough);
        if (!answer) throw std::runtime_error(answer.error().what);
        if (!*answer) throw std::runtime_error(command + ": " + (*answer).error());
        return **answer;
    }

    static std::string_view word(Color player) { return player == Color::black ? "black" : "white"; }

    match::Engine engine_;
    Size size_{};
    bool has_played_ = false;  // what it is told next it has played itself
};

}  // namespace

double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::unique_ptr<Player> player_called(const std::string& words) {
    const auto colon = words.find(':');
    const std::string kind = words.substr(0, colon);
    const std::string value = colon == std::string::npos ? "" : words.substr(colon + 1);
    constexpr int endless = 1'000'000'000;
    if (kind == "level") {
        const int level = std::stoi(value);
        if (level >= 1 && level <= static_cast<int>(levels().size()))
            return std::make_unique<BotPlayer>(level, 0, 0);
    }
    if (kind == "playouts") return std::make_unique<BotPlayer>(0, std::stoi(value), 0);
    if (kind == "cpu") return std::make_unique<BotPlayer>(0, endless, std::stod(value));
    if (kind == "gtp") return std::make_unique<GtpPlayer>(value);
    throw std::runtime_error(words + ": level:N, playouts:N, cpu:SECONDS or gtp:COMMAND");
}

}  // namespace shinpan::bench
