#include "apps/cli/files/input.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <new>
#include <utility>

#include <poll.h>
#include <unistd.h>

namespace shinpan::inline apps::cli {
namespace {

constexpr int for_ever = -1;
constexpr std::size_t longest_line = 4'000'000;
constexpr std::size_t read_ahead = 65536;
constexpr std::size_t at_once = 65536;

}  // namespace

Input::Input(int descriptor) : descriptor_(descriptor) { text_.reserve(read_ahead + at_once); }

bool Input::is_readable(int milliseconds) const {
    pollfd asked{descriptor_, POLLIN, 0};
    return poll(&asked, 1, milliseconds) > 0;
}

// For what is read at once; false where memory is short.
bool Input::make_room() noexcept {
    text_.erase(0, std::exchange(at_, 0));
    try {
        text_.reserve(text_.size() + at_once);
    } catch (const std::bad_alloc&) {
        return false;
    }
    return true;
}

// Waits where nothing is there to be read. Of a line that leaves no room for more only the beginning is kept;
// what it is kept in has room enough from the start.
void Input::read_some() {
    if (!make_room()) text_.resize(read_ahead);
    std::array<char, at_once> bytes;
    const ssize_t number = read(descriptor_, bytes.data(), bytes.size());
    if (number > 0)
        append({bytes.data(), static_cast<std::size_t>(number)});
    else if (number < 0 && errno == EAGAIN)
        (void)is_readable(for_ever);  // somebody made it non-blocking
    else if (number == 0 || errno != EINTR)
        has_ended_ = true;
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
    const std::size_t begin = at_, end = std::min(text_.find('\n', at_), text_.size());
    at_ = std::min(end + 1, text_.size());
    return text_.substr(begin, end - begin);
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

}  // namespace shinpan::apps::cli
