#include "engines/gtp/protocol.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace shinpan::inline engines::gtp {
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

// The line without control characters and blanks at its end, behind those since `begin`; nothing of an empty
// one.
void append_line(std::string& text, std::size_t begin, std::string_view line) {
    const std::size_t before = text.size();
    if (before > begin) text += '\n';
    const std::size_t at = text.size();
    for (const char c : line)
        if (!is_control(c)) text += c;
    const std::size_t last = text.find_last_not_of(' ');
    text.resize(last == std::string::npos || last < at ? before : last + 1);
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

std::string_view id_in(std::string_view line) {
    while (!line.empty() && (line.front() == ' ' || is_control(line.front()))) line.remove_prefix(1);
    const auto end = std::find_if_not(line.begin(), line.end(), is_digit);
    const bool is_word = end == line.end() || *end == ' ' || *end == '#' || is_control(*end);
    return is_word ? line.substr(0, static_cast<std::size_t>(end - line.begin())) : std::string_view();
}

std::string response(std::string_view id, const Answer& answer, std::string room) {
    std::string_view left = answer ? *answer : answer.error();
    room = answer ? '=' : '?';
    room.append(id).append(" ");
    const std::size_t begin = room.size();
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = left.find('\n');
        append_line(room, begin, left.substr(0, end));
        if (end != std::string_view::npos) left.remove_prefix(end + 1);
    }
    const bool is_picture = room.size() > begin && room[begin] == ' ';
    if (is_picture) room.insert(begin, "\n");  // its first line stands above the others
    room.append("\n\n");
    return room;
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

std::string vertex(Point p, Size size) { return p == no_point ? "pass" : name(p, size); }

std::optional<bool> truth_in(std::string_view word) {
    const std::string wanted = lower(word);
    if (wanted == "true") return true;
    if (wanted == "false") return false;
    return std::nullopt;
}

std::string truth(bool holds) { return holds ? "true" : "false"; }

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

}  // namespace shinpan::engines::gtp
