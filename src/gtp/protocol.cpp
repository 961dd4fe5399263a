#include "gtp/protocol.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace shinpan::gtp {
namespace {

constexpr std::size_t most_digits = 9;
constexpr double largest_komi = 10'000;
constexpr double most_seconds = 1e9;

bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 32 || byte == 127;
}

bool is_digit(char c) { return '0' <= c && c <= '9'; }

bool is_number(std::string_view word) {
    return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    bool inside = false;
    for (char c : line.substr(0, line.find('#'))) {
        if (c != '\t' && is_control(c)) continue;
        const bool blank = c == ' ' || c == '\t';
        if (!blank && !inside) words.emplace_back();
        if (!blank) words.back() += c;
        inside = !blank;
    }
    return words;
}

// The text's lines that have something in them, without control characters.
std::string clean(std::string_view text) {
    std::string kept, line;
    const auto end_line = [&] {
        const std::size_t last = line.find_last_not_of(' ');
        if (last != std::string::npos) kept += (kept.empty() ? "" : "\n") + line.substr(0, last + 1);
        line.clear();
    };
    for (char c : text) {
        if (c == '\n')
            end_line();
        else if (!is_control(c))
            line += c;
    }
    end_line();
    return kept;
}

}  // namespace

std::optional<Command> command_in(std::string_view line) {
    std::vector<std::string> words = words_of(line);
    if (words.empty()) return {};
    Command command;
    std::size_t next = 0;
    if (is_number(words[0])) command.id = words[next++];
    if (next < words.size()) command.name = words[next++];
    command.arguments.assign(words.begin() + static_cast<std::ptrdiff_t>(next), words.end());
    return command;
}

std::string response(std::string_view id, const Answer& answer) {
    const std::string text = clean(answer ? *answer : answer.error());
    const bool is_picture = text.starts_with(' ');  // whose first line must stand above the others
    return (answer ? "=" : "?") + std::string(id) + " " + (is_picture ? "\n" : "") + text + "\n\n";
}

std::optional<Color> color_in(std::string_view word) {
    const std::string wanted = lower(word);
    if (wanted == "b" || wanted == "black") return Color::black;
    if (wanted == "w" || wanted == "white") return Color::white;
    return {};
}

std::optional<Point> vertex_in(std::string_view word, Size size) {
    if (lower(word) == "pass") return no_point;
    return point_named(word, size);
}

std::string vertex(Point p, Size size) {
    return p == no_point ? "pass" : name(p, size);
}

std::optional<bool> truth_in(std::string_view word) {
    const std::string wanted = lower(word);
    if (wanted == "true") return true;
    if (wanted == "false") return false;
    return std::nullopt;
}

std::string truth(bool holds) {
    return holds ? "true" : "false";
}

std::optional<int> whole_number_in(std::string_view word) {
    if (!is_number(word) || word.size() > most_digits) return {};
    int number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

std::optional<double> seconds_in(std::string_view word) {
    double seconds = 0;
    const char* end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, seconds, std::chars_format::fixed);
    if (read.ec != std::errc{} || read.ptr != end || !std::isfinite(seconds) || seconds < 0) return {};
    return std::min(seconds, most_seconds);
}

std::optional<HalfPoints> komi_in(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    double points = 0;
    const char* end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, points, std::chars_format::fixed);
    if (read.ec != std::errc{} || read.ptr != end || !(std::abs(points) <= largest_komi)) return {};
    const double halves = 2 * points;
    if (halves != std::floor(halves)) return {};
    return HalfPoints{static_cast<int>(halves)};
}

}  // namespace shinpan::gtp
