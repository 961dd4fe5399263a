#include "bot_players.hpp"

#include "bot/levels.hpp"

#include <csignal>
#include <cstdio>
#include <ctime>
#include <stdexcept>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

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
        if (seconds_ > 0) settings.is_time_up = [&] { return thread_seconds() - start >= seconds_; };
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

// A child process with a pipe each way.
class Child {
public:
    explicit Child(const std::string& command) {
        int in[2], out[2];
        if (pipe(in) != 0 || pipe(out) != 0) throw std::runtime_error("no pipe");
        id_ = fork();
        if (id_ == 0) {
            dup2(in[0], 0), dup2(out[1], 1);
            for (int end : {in[0], in[1], out[0], out[1]}) close(end);
            execl("/bin/sh", "sh", "-c", ("exec " + command).c_str(), nullptr);
            _exit(127);
        }
        close(in[0]), close(out[1]);
        to_ = fdopen(in[1], "w"), from_ = fdopen(out[0], "r");
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() {
        std::fclose(to_), std::fclose(from_);
        waitpid(id_, nullptr, 0);
    }

    // What stands behind `=`; throws where the answer is an error or none.
    std::string ask(const std::string& command) {
        std::fprintf(to_, "%s\n", command.c_str());
        std::fflush(to_);
        std::string answer;
        char line[4096];
        while (std::fgets(line, sizeof line, from_) != nullptr) {
            if (std::string_view(line) == "\n" && !answer.empty()) break;
            answer += line;
        }
        if (!answer.starts_with("=")) throw std::runtime_error(command + ": " + answer);
        const auto first = answer.find_first_not_of("= "), last = answer.find_last_not_of(" \n");
        return first == std::string::npos || last < first ? "" : answer.substr(first, last - first + 1);
    }

private:
    pid_t id_ = 0;
    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
};

class GtpPlayer : public Player {
public:
    explicit GtpPlayer(const std::string& command) : child_(command) {}

    void begin(const Game& game, std::uint64_t) override {
        size_ = game.board().size();
        has_played_ = false;
        child_.ask("boardsize " + std::to_string(size_.cols));
        child_.ask("clear_board");
        child_.ask("komi " + to_text(game.komi()));
        for (const Event& e : game.events()) told(e);
    }

    Thought think(const Game& game) override {
        const std::string answer = child_.ask("genmove " + std::string(word(game.to_move())));
        has_played_ = true;
        if (answer == "resign") return {.is = Thought::Move::resign};
        if (answer == "PASS" || answer == "pass") return {};
        return {.is = Thought::Move::play, .at = point_named(answer, size_).value()};
    }

    void told(const Event& e) override {
        if (std::exchange(has_played_, false)) return;
        const std::string at = e.kind == EventKind::play ? name(e.at, size_) : "pass";
        child_.ask("play " + std::string(word(e.by)) + " " + at);
    }

    double cpu_seconds() override { return std::stod(child_.ask("cputime")); }

private:
    static std::string_view word(Color player) { return player == Color::black ? "black" : "white"; }

    Child child_;
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
