// The board, and the reader of the main line of an SGF record.
#include "check/check.hpp"

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

int number(const std::string& digits) {
    const bool is = digits.find_first_not_of("0123456789") == digits.npos;
    return is && 0 < digits.size() && digits.size() < 9 ? std::stoi(digits) : -1;
}

// "cd", or the rectangle "aa:cd", as far as it is on the board.
static Points points_of(const Board& board, const std::string& text) {
    const std::string last = text.substr(text.size() == 5 && text[2] == ':' ? 3 : 0);
    const auto side = [](char c) { return static_cast<int>(std::min<std::size_t>(sgf_letters.find(c), 99)); };
    Points points;
    for (int row = last.size() == 2 ? side(text[1]) : 99; row < board.rows && row <= side(last[1]); ++row)
        for (int col = side(text[0]); col < board.cols && col <= side(last[0]); ++col)
            points.push_back(board.point(col, row));
    require(!points.empty(), 0, "in the record '" + text + "' is not a point");
    return points;
}

static void take_off_if_dead(Board& board, int at) {
    const auto chain = board.connected(at, [&](int p) { return board[p] == board[at]; });
    for (int p : chain)
        if (board.touches(p, [&](int n) { return board[n] == empty; })) return;
    for (int p : chain) board[p] = empty;
}

static void move(Board& board, const std::string& text, char color) {
    if (text.empty() || (text == "tt" && board.cols <= 19 && board.rows <= 19)) return;
    const int at = points_of(board, text).front();
    require(board[at] == empty, 0, "the record plays on the stone at " + board.name(at));
    board[at] = color;
    for (int n : board.around(at))
        if (board[n] == black + white - color) take_off_if_dead(board, n);
    take_off_if_dead(board, at);
}

std::vector<Board> read_record(const std::string& text, int moves) {
    std::vector<std::pair<std::string, std::string>> values;  // of the main line, up to the first ')'
    std::string name;
    for (std::size_t i = text.find('('); i < text.size() && text[i] != ')'; ++i) {
        if ('A' <= text[i] && text[i] <= 'Z') {  // small letters, which old names have, do not count
            if (!std::isalpha(static_cast<unsigned char>(text[i - 1]))) name.clear();
            name += text[i];
        }
        if (text[i] != '[') continue;
        values.push_back({name, ""});
        for (; ++i < text.size() && text[i] != ']'; values.back().second += text[i])
            if (text[i] == '\\' && i + 1 < text.size()) ++i;
        require(i < text.size(), 0, "in the record a value of " + name + " does not end");
    }
    require(!values.empty(), 0, "the record has no game");
    std::vector<Board> positions{{19, 19}};
    for (const auto& [property, size] : values)  // "19", or "19:13"
        if (property == "SZ")
            positions = {{number(size.substr(0, size.find(':'))), number(size.substr(size.find(':') + 1))}};
    const std::map<std::string, char> stones{{"B", 'X'}, {"W", 'O'}, {"AB", 'X'}, {"AW", 'O'}, {"AE", '.'}};
    for (bool set_up = true; const auto& [property, point] : values) {
        if (!stones.contains(property)) continue;
        const bool moved = property.size() == 1;
        if (moved && --moves < 0) return positions;
        if (moved || !set_up) positions.push_back(Board(positions.back()));
        set_up = !moved;
        if (moved)
            move(positions.back(), point, stones.at(property));
        else
            for (int p : points_of(positions.back(), point)) positions.back()[p] = stones.at(property);
    }
    require(moves <= 0, 0, "the record has fewer moves");
    return positions;
}

}  // namespace shinpan::check
