#include "apps/cli/terminal/progress.hpp"

#include "apps/cli/terminal/terminal.hpp"

#include <cstdio>
#include <utility>

namespace shinpan::inline apps::cli {
namespace {

constexpr std::size_t width = 30;

std::string clock_text(long seconds) {
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

}  // namespace

Progress::Progress(std::size_t count, std::string unit)
    : count_(count), unit_(std::move(unit)), wanted_(count > 1 && stderr_is_terminal()) {}

Progress::~Progress() { hide(); }

void Progress::show(std::size_t done, const std::string& note) {
    if (!wanted_) return;
    const auto now = Clock::now();
    if (shown_ && now - last_ < std::chrono::milliseconds(100)) return;
    last_ = now;
    shown_ = true;
    std::fputs(("\r" + line(done) + (note.empty() ? "" : "  " + note) + "\x1b[K").c_str(), stderr);
}

void Progress::hide() {
    if (!shown_) return;
    shown_ = false;
    std::fputs("\r\x1b[K", stderr);
}

std::string Progress::line(std::size_t done) const {
    if (count_ == endless) return std::to_string(done) + " " + unit_;
    const std::size_t filled = done * width / count_;
    const std::string bar = std::string(filled, '=') + std::string(width - filled, ' ');
    std::string text = std::to_string(done) + "/" + std::to_string(count_) + " " + unit_ + "  " +
                       std::to_string(done * 100 / count_) + " %  [" + bar + "]";
    if (done == 0) return text;
    const auto passed = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - begun_).count();
    const auto left = passed * static_cast<long>(count_ - done) / static_cast<long>(done);
    return text + "  " + clock_text(left) + " left";
}

}  // namespace shinpan::apps::cli
