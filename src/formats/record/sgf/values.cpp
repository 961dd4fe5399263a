#include "formats/record/sgf/values.hpp"

#include "formats/record/sgf/scan.hpp"

#include <algorithm>

namespace shinpan::inline formats::sgf {
namespace {

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

// The length of the line end at that place, of one or two characters; 0 where there is none.
std::size_t line_end(std::string_view raw, std::size_t at) {
    if (at >= raw.size() || !is_line_end(raw[at])) return 0;
    const bool two = at + 1 < raw.size() && is_line_end(raw[at + 1]) && raw[at + 1] != raw[at];
    return two ? 2 : 1;
}

std::string unescaped(std::string_view raw, char newline) {
    std::string out;
    out.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size();) {
        const bool escape = raw[i] == '\\';
        if (escape && ++i == raw.size()) break;
        if (const std::size_t length = line_end(raw, i)) {
            if (!escape) out += newline;
            i += length;
            continue;
        }
        out += is_space(raw[i]) ? ' ' : raw[i];
        ++i;
    }
    return out;
}

char coordinate_letter(int from_zero) {
    return static_cast<char>(from_zero < 26 ? 'a' + from_zero : 'A' + from_zero - 26);
}

// Takes a leading sign off; true for a minus.
bool take_sign(std::string_view& raw) {
    const bool negative = !raw.empty() && raw.front() == '-';
    if (negative || (!raw.empty() && raw.front() == '+')) raw.remove_prefix(1);
    return negative;
}

// Takes the leading digits off.
std::string_view take_digits(std::string_view& raw) {
    std::size_t n = 0;
    while (n < raw.size() && is_digit(raw[n])) ++n;
    const std::string_view digits = raw.substr(0, n);
    raw.remove_prefix(n);
    return digits;
}

int value_of(std::string_view digits) {
    int value = 0;
    for (const char c : digits) value = 10 * value + (c - '0');
    return value;
}

}  // namespace

std::string text(std::string_view raw) { return unescaped(raw, '\n'); }

std::string simple_text(std::string_view raw) { return unescaped(raw, ' '); }

std::string escaped(std::string_view text, bool composed) {
    std::string out;
    for (const char c : text) {
        if (c == ']' || c == '\\' || (composed && c == ':')) out += '\\';
        out += c;
    }
    return out;
}

std::optional<std::pair<std::string_view, std::string_view>> composed(std::string_view raw) {
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == '\\')
            ++i;
        else if (raw[i] == ':')
            return std::pair{raw.substr(0, i), raw.substr(i + 1)};
    }
    return {};
}

std::string_view trimmed(std::string_view raw) {
    while (!raw.empty() && is_space(raw.front())) raw.remove_prefix(1);
    while (!raw.empty() && is_space(raw.back())) raw.remove_suffix(1);
    return raw;
}

std::optional<Point> point(std::string_view raw, Size size) {
    raw = trimmed(raw);
    if (raw.size() != 2) return {};
    const int col = coordinate(raw[0]);
    const int row = coordinate(raw[1]);
    if (col < 0 || row < 0 || col >= size.cols || row >= size.rows) return {};
    return shinpan::point(col, row);
}

std::optional<Point> move(std::string_view raw, Size size) {
    raw = trimmed(raw);
    const bool tt_passes = size.cols <= 19 && size.rows <= 19;
    if (raw.empty() || (raw == "tt" && tt_passes)) return no_point;
    return point(raw, size);
}

bool is_pass_beyond_board(std::string_view raw, Size size) {
    raw = trimmed(raw);
    if (raw.size() != 2) return false;
    return raw == "``" || (coordinate(raw[0]) == size.cols && coordinate(raw[1]) == size.rows);
}

std::optional<std::pair<Point, Point>> rectangle(std::string_view raw, Size size) {
    if (const auto one = point(raw, size)) return std::pair{*one, *one};
    const auto sides = composed(raw);
    if (!sides) return {};
    const auto a = point(sides->first, size);
    const auto b = point(sides->second, size);
    if (!a || !b) return {};
    return std::pair{shinpan::point(std::min(a->col(), b->col()), std::min(a->row(), b->row())),
                     shinpan::point(std::max(a->col(), b->col()), std::max(a->row(), b->row()))};
}

std::optional<Size> size(std::string_view raw) {
    const auto sides = composed(raw);
    const auto cols = number(sides ? sides->first : raw);
    const auto rows = sides ? number(sides->second) : cols;
    if (!cols || !rows || !is_playable(*cols, *rows)) return {};
    return Size{static_cast<std::uint8_t>(*cols), static_cast<std::uint8_t>(*rows)};
}

std::optional<int> number(std::string_view raw) {
    raw = trimmed(raw);
    const bool negative = take_sign(raw);
    const std::string_view digits = take_digits(raw);
    if (digits.empty() || digits.size() > 9 || !raw.empty()) return {};
    return negative ? -value_of(digits) : value_of(digits);
}

std::optional<int> thousandths(std::string_view raw) {
    raw = trimmed(raw);
    const bool negative = take_sign(raw);
    const std::string_view whole = take_digits(raw);
    std::string_view fraction;
    const bool has_point = !raw.empty() && (raw.front() == '.' || raw.front() == ',');
    if (has_point) {
        raw.remove_prefix(1);
        fraction = take_digits(raw);
    }
    if (whole.size() + fraction.size() == 0 || whole.size() > 6 || !raw.empty()) return {};
    std::string places{fraction.substr(0, 3)};
    places.resize(3, '0');
    const int value = 1000 * value_of(whole) + value_of(places);
    return negative ? -value : value;
}

bool is_real(std::string_view raw) {
    raw = trimmed(raw);
    (void)take_sign(raw);
    if (take_digits(raw).empty()) return false;
    if (raw.empty()) return true;
    if (raw.front() != '.') return false;
    raw.remove_prefix(1);
    return !take_digits(raw).empty() && raw.empty();
}

std::string point_value(Point p) { return {coordinate_letter(p.col()), coordinate_letter(p.row())}; }

std::string size_value(Size size) {
    std::string out = std::to_string(size.cols);
    if (size.rows != size.cols) out += ":" + std::to_string(size.rows);
    return out;
}

}  // namespace shinpan::formats::sgf
