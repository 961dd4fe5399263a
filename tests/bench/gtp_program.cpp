#include "gtp_program.hpp"

#include <stdexcept>
#include <utility>

namespace shinpan::bench {
namespace {

Engine started(const std::string& command) {
    auto engine = Engine::start({.command = command, .sandbox = false});
    if (!engine) throw std::runtime_error(engine.error().what);
    return std::move(*engine);
}

std::string word(Color player) { return player == Color::black ? "black" : "white"; }

}  // namespace

GtpProgram::GtpProgram(const std::string& command) : engine_(started(command)) {}

std::string GtpProgram::ask(const std::string& command) {
    constexpr double long_enough = 600;
    const auto answer = engine_.ask(command, Expects::word, long_enough);
    if (!answer) throw std::runtime_error(answer.error().what);
    if (!*answer) throw std::runtime_error(command + ": " + (*answer).error());
    return **answer;
}

void GtpProgram::set_up(const Game& game) {
    size_ = game.board().size();
    ask("boardsize " + std::to_string(size_.cols));
    ask("clear_board");
    ask("komi " + to_text(game.komi()));
    for (const Event& e : game.events()) tell(e);
}

void GtpProgram::tell(const Event& e) {
    const std::string at = e.kind == EventKind::play ? name(e.at, size_) : "pass";
    ask("play " + word(e.by) + " " + at);
}

BotMove GtpProgram::genmove(Color by) {
    const std::string answer = ask("genmove " + word(by));
    if (answer == "resign") return {.is = BotMove::Move::resign};
    if (answer == "PASS" || answer == "pass") return {};
    return {.is = BotMove::Move::play, .at = point_named(answer, size_).value()};
}

}  // namespace shinpan::bench
