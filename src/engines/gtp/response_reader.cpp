#include "engines/gtp/response_reader.hpp"

#include "base/utf8.hpp"

#include <utility>

namespace shinpan::inline engines {
namespace {

bool is_digit(char c) { return '0' <= c && c <= '9'; }

// Control characters are dropped, tabs are blanks.
std::string cleaned(std::string_view line) {
    std::string text;
    for (const char c : line) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\t')
            text += ' ';
        else if (byte >= 32 && byte != 127)
            text += c;
    }
    const std::size_t last = text.find_last_not_of(' ');
    text.resize(last == std::string::npos ? 0 : last + 1);
    return text;
}

std::string_view without_blanks_before(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

void append_line(std::string& text, std::string_view line) {
    if (!text.empty()) text += '\n';
    text += line;
}

}  // namespace

void ResponseReader::feed(std::string_view bytes) {
    if (flooded_) return;
    since_last_ += bytes.size();
    bytes_.erase(0, at_);
    at_ = 0;
    bytes_ += bytes;
    const std::size_t last_end = bytes_.rfind('\n');
    const std::size_t begun = bytes_.size() - (last_end == std::string::npos ? 0 : last_end + 1);
    if (since_last_ <= longest_response && begun <= longest_line) return;
    flooded_ = true;
    bytes_ = {};
    open_.reset();
}

void ResponseReader::begin(std::string_view line) {
    const std::string_view text = without_blanks_before(line);
    if (text.empty()) return;
    if (text[0] != '=' && text[0] != '?') {
        if (text[0] != '#') stray_ = utf8_head(text, longest_line);
        return;
    }
    std::size_t end = 1;
    while (end < text.size() && is_digit(text[end])) ++end;
    const std::string said(without_blanks_before(text.substr(end)));
    open_ = Response{.id = std::string(text.substr(1, end - 1))};
    if (text[0] == '=')
        open_->answer = said;
    else
        open_->answer = failure(said);
    is_complete_ = false;
}

// One line of those that are there.
bool ResponseReader::take_line() {
    const std::size_t end = unread().find('\n');
    if (end == std::string::npos) return false;
    const std::string line = cleaned(unread().substr(0, end));
    at_ += end + 1;
    if (!open_)
        begin(line);
    else if (line.empty())
        is_complete_ = true;
    else
        append_line(*open_->answer, line);
    return true;
}

Response ResponseReader::take() {
    Response response = *std::exchange(open_, {});
    since_last_ = unread().size();
    stray_.clear();
    is_complete_ = false;
    return response;
}

std::optional<Response> ResponseReader::next(Expects expects) {
    while (!flooded_) {
        const bool needs_more =
            open_ && open_->answer &&
            (expects == Expects::lines || (expects == Expects::word && open_->answer->empty()));
        if (open_ && (is_complete_ || !needs_more)) return take();
        if (!take_line()) break;
    }
    return {};
}

std::optional<Response> ResponseReader::unfinished() {
    if (flooded_ || !open_) return {};
    return take();
}

std::string ResponseReader::stray() const {
    const std::string begun = cleaned(unread().substr(0, longest_line));
    return begun.empty() ? stray_ : begun;
}

}  // namespace shinpan::engines
