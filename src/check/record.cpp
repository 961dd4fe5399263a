// The board, and the reader of the main line of an SGF record.
#include "check/check.hpp"

#include <algorithm>
#include <cctype>

namespace shinpan::check {

constexpr std::string_view columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
constexpr std::string_view sgf_letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

Board::Board(int c, int r) : cols(c), rows(r) {
    require(1 <= c && c <= 52 && 1 <= r && r <= 52, 0, "a board has 1 to 52 columns and rows");
    cells = std::string(c + 1, border);
    for (int i = 0; i < r; ++i) cells += std::string(c, empty) + border;
    cells += std::string(c + 2, border);
}

std::string Board::name(int point) const {
    const int col = point % width();
    const std::string first = col < 25 ? "" : std::string(1, columns[col / 25 - 1]);
    return first + columns[col % 25] + std::to_string(rows + 1 - point / width());
}

bool contains(const Points& points, int p) {
    return std::find(points.begin(), points.end(), p) != points.end();
}

int number(const std::string& digits) {
    const bool is = digits.find_first_not_of("0123456789") == digits.npos;
    return is && 0 < digits.size() && digits.size() < 9 ? std::stoi(digits) : -1;
}

struct Value {
    std::string property, text{};
};

// The values of the main line, which ends at the first closing parenthesis.
static std::vector<Value> main_line(const std::string& text) {
    std::vector<Value> values;
    std::string property;
    for (std::size_t i = text.find('('); i < text.size() && text[i] != ')'; ++i) {
        if ('A' <= text[i] && text[i] <= 'Z') {
            if (!std::isalpha(static_cast<unsigned char>(text[i - 1]))) property.clear();
            property += text[i];  // small letters, which old records have in names, do not count
        }
        if (text[i] != '[') continue;
        values.push_back({property});
        for (; ++i < text.size() && text[i] != ']'; values.back().text += text[i])
            if (text[i] == '\\' && i + 1 < text.size()) ++i;
    }
    require(!values.empty(), 0, "the record has no game");
    return values;
}

static Board empty_board(const std::vector<Value>& values) {
    for (const auto& [property, text] : values) {
        const auto colon = text.find(':');
        const int cols = number(text.substr(0, colon));
        if (property == "SZ") return {cols, colon == text.npos ? cols : number(text.substr(colon + 1))};
    }
    return {19, 19};
}

// "cd", or the rectangle "aa:cd".
static Points points_of(const Board& board, const std::string& text) {
    const bool two = text.size() == 5 && text[2] == ':';
    const std::string ends = text.substr(0, 2) + (two ? text.substr(3) : text);
    std::array<int, 4> at{99, 99, 99, 99};
    for (std::size_t i = 0; i < 4 && ends.size() == 4; ++i)
        at[i] = static_cast<int>(sgf_letters.find(ends[i]));
    Points points;
    for (int row = at[1]; row >= 0 && row <= at[3] && at[3] < board.rows; ++row)
        for (int col = at[0]; col >= 0 && col <= at[2] && at[2] < board.cols; ++col)
            points.push_back(board.point(col, row));
    require(!points.empty(), 0, "in the record '" + text + "' is no point");
    return points;
}

static void take_off_if_dead(Board& board, int at) {
    const auto chain = board.connected(at, [&](int p) { return board[p] == board[at]; });
    for (int p : chain)
        if (board.touches(p, [&](int n) { return board[n] == empty; })) return;
    for (int p : chain) board[p] = empty;
}

static void move(Board& board, const std::string& text, char colour) {
    if (text.empty() || (text == "tt" && board.cols <= 19 && board.rows <= 19)) return;
    const int at = points_of(board, text).front();
    require(board[at] == empty, 0, "the record plays on the stone at " + board.name(at));
    board[at] = colour;
    for (int n : board.around(at))
        if (board[n] == black + white - colour) take_off_if_dead(board, n);
    take_off_if_dead(board, at);
}

std::vector<Board> read_record(const std::string& text, int moves) {
    const auto values = main_line(text);
    const std::map<std::string, char> stones{
        {"B", black}, {"W", white}, {"AB", black}, {"AW", white}, {"AE", empty}};
    std::vector<Board> positions{empty_board(values)};
    bool set_up = true;
    for (const auto& [property, point] : values) {
        if (!stones.contains(property)) continue;
        const bool moved = property.size() == 1;
        if (moved && --moves < 0) return positions;
        if (moved || !set_up) positions.push_back(Board(positions.back()));
        set_up = !moved;
        if (moved) move(positions.back(), point, stones.at(property));
        else for (int p : points_of(positions.back(), point)) positions.back()[p] = stones.at(property);
    }
    require(moves <= 0, 0, "the record has fewer moves");
    return positions;
}

}  // namespace shinpan::check
