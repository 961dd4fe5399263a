#include "bot_players.hpp"
#include "gtp_program.hpp"

#include "bot/search/levels.hpp"

#include <ctime>
#include <stdexcept>
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

    BotMove think(const Game& game) override {
        BotSettings settings = level_ > 0 ? at_level(level_, settings_) : settings_;
        settings.seed = seed_ + static_cast<std::uint64_t>(game.tally().moves);
        if (seconds_ > 0) settings.seconds = seconds_;
        const double start = thread_seconds();
        const BotMove thought = bot_.think(game, game.to_move(), settings, {.seconds = thread_seconds});
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
    explicit GtpPlayer(const std::string& command) : program_(command) {}

    void begin(const Game& game, std::uint64_t) override {
        has_played_ = false;
        program_.set_up(game);
    }

    BotMove think(const Game& game) override {
        has_played_ = true;
        return program_.genmove(game.to_move());
    }

    void told(const Event& e) override {
        if (!std::exchange(has_played_, false)) program_.tell(e);
    }

    double cpu_seconds() override { return program_.cpu_seconds(); }

private:
    GtpProgram program_;
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
