#include "apps/match/run/game_log.hpp"

#include "base/utf8.hpp"

#include <chrono>

namespace shinpan::inline apps::match {
namespace {

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

void GameLog::close() {
    if (file_ != nullptr) std::fclose(file_);
    file_ = nullptr;
}

void GameLog::open(const std::string& path) {
    close();
    file_ = std::fopen(path.c_str(), "wbe");
    written_ = 0;
    begun_ = now();
}

void GameLog::say(Side side, char mark, std::string_view line) {
    if (file_ == nullptr || written_ > most) return;
    const double seconds = now() - begun_;
    const std::string_view kept = utf8_head(line, longest_line);
    std::fprintf(file_, "%9.3f %s %c %.*s%s\n", seconds, name(side), mark, static_cast<int>(kept.size()),
                 kept.data(), kept.size() < line.size() ? " ..." : "");
    written_ += kept.size() + 16;
    if (written_ > most) std::fputs("(the game has said too much; the rest is not kept)\n", file_);
    std::fflush(file_);
}

}  // namespace shinpan::apps::match
