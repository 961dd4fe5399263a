#include "cli/input.hpp"

#include <algorithm>
#include <array>
#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace shinpan::cli {
namespace {

constexpr int for_ever = -1;
constexpr std::size_t longest_line = 4'000'000;
constexpr std::size_t read_ahead = 65536;

}  // namespace

bool Input::is_readable(int milliseconds) const {
    pollfd asked{descriptor_, POLLIN, 0};
    return poll(&asked, 1, milliseconds) > 0;
}

// Waits where nothing is there to be read.
void Input::read_some() {
    std::array<char, 65536> bytes;
    const ssize_t number = read(descriptor_, bytes.data(), bytes.size());
    if (number > 0) append({bytes.data(), static_cast<std::size_t>(number)});
    else if (number < 0 && errno == EAGAIN)
        (void)is_readable(for_ever);  // somebody made it non-blocking
    else if (number == 0 || errno != EINTR) has_ended_ = true;
}

// Of a line that does not end, only so much is kept.
void Input::append(std::string_view bytes) {
    text_ += bytes;
    const std::size_t newline = text_.rfind('\n');
    const std::size_t last = newline == std::string::npos || newline < at_ ? at_ : newline + 1;
    if (text_.size() - last > longest_line) text_.resize(last + longest_line);
}

std::optional<std::string> Input::line() {
    while (!has_whole_line() && !has_ended_) read_some();
    if (at_ == text_.size()) return {};
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    std::string line = text_.substr(at_, end - at_);
    at_ = std::min(end + 1, text_.size());
    if (at_ == text_.size()) text_.clear(), at_ = 0;
    return line;
}

bool Input::waits() {
    while (!has_whole_line() && !has_ended_ && is_readable(0)) read_some();
    return has_whole_line() || has_ended_;
}

void Input::wait() {
    while (!waits()) (void)is_readable(for_ever);
}

bool Input::has_line(std::string_view wanted) {
    while (!has_ended_ && text_.size() - at_ < read_ahead && is_readable(0)) read_some();
    for (std::size_t begin = at_; begin < text_.size();) {
        const std::size_t end = text_.find('\n', begin);
        if (end == std::string::npos) return false;
        std::string_view line = std::string_view(text_).substr(begin, end - begin);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line == wanted) return true;
        begin = end + 1;
    }
    return false;
}

}  // namespace shinpan::cli
