#include "go/board/point.hpp"

namespace shinpan::inline go {
namespace {

constexpr std::string_view column_letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";  // no I
constexpr int letter_count = static_cast<int>(column_letters.size());

std::optional<int> column_letter(char c) {
    const char upper = 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const auto at = column_letters.find(upper);
    if (at == std::string_view::npos) return {};
    return static_cast<int>(at);
}

// Rows have one or two digits and no leading zero.
std::optional<int> row_number(std::string_view digits) {
    if (digits.empty() || digits.size() > 2 || digits[0] == '0') return {};
    int n = 0;
    for (char c : digits) {
        if (c < '0' || c > '9') return {};
        n = n * 10 + (c - '0');
    }
    return n;
}

}  // namespace

std::string name(Point p, Size size) {
    std::string text;
    if (p.col() >= letter_count) text += column_letters[static_cast<std::size_t>(p.col() / letter_count - 1)];
    text += column_letters[static_cast<std::size_t>(p.col() % letter_count)];
    return text + std::to_string(size.rows - p.row());
}

std::optional<Point> point_named(std::string_view name, Size size) {
    int col = 0;
    std::size_t letters = 0;
    for (; letters < 2 && letters < name.size(); ++letters) {
        const auto letter = column_letter(name[letters]);
        if (!letter) break;
        col = letters == 0 ? *letter : (col + 1) * letter_count + *letter;
    }
    const auto row = row_number(name.substr(letters));
    if (letters == 0 || !row) return {};
    if (col >= size.cols || *row > size.rows) return {};
    return point(col, size.rows - *row);
}

}  // namespace shinpan::go
