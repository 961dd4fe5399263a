// The number of legal positions of every board up to 16 points, counted in three ways that share nothing: one
// position after the other; cell by cell with only the border between done and to do remembered; and the
// numbers published by John Tromp (tromp.github.io/go/legal.html).
#include "go/board/position.hpp"

#include <doctest/doctest.h>

#include <array>
#include <map>
#include <utility>
#include <vector>

using namespace shinpan;

namespace {

// A board of at most 16 points as sets of bits, cell row * cols + col.
struct Bits {
    int cols;
    int rows;

    unsigned all() const { return (1u << (cols * rows)) - 1; }
    unsigned column(int col) const {
        unsigned set = 0;
        for (int row = 0; row < rows; ++row) set |= 1u << (row * cols + col);
        return set;
    }
    // The set and all points beside it.
    unsigned grown(unsigned set, unsigned first_column, unsigned last_column) const {
        const unsigned beside = (set & ~last_column) << 1 | (set & ~first_column) >> 1;
        return (set | set << cols | set >> cols | beside) & all();
    }
};

// Does every chain of these stones reach an empty point? Floods from the empty points through the stones.
bool all_breathe(const Bits& board, unsigned stones, unsigned empty, unsigned first, unsigned last) {
    unsigned breathing = board.grown(empty, first, last) & stones;
    for (unsigned before = 0; breathing != before;) {
        before = breathing;
        breathing = board.grown(breathing, first, last) & stones;
    }
    return breathing == stones;
}

std::uint64_t counted_one_by_one(Size size) {
    const Bits board{size.cols, size.rows};
    const unsigned first = board.column(0);
    const unsigned last = board.column(size.cols - 1);
    std::uint64_t legal = 0;
    for (unsigned stones = 0; stones <= board.all(); ++stones) {
        const unsigned empty = board.all() & ~stones;
        for (unsigned black = stones;; black = (black - 1) & stones) {
            legal += all_breathe(board, black, empty, first, last) &&
                     all_breathe(board, stones & ~black, empty, first, last);
            if (black == 0) break;
        }
    }
    return legal;
}

// The border: the last `cols` cells filled. 0: empty; 1, 2: a black, white stone whose chain has a liberty;
// from 3 on a stone whose chain has none yet, the same number throughout a chain: odd black, even white.
using Border = std::vector<int>;

bool is_stone_of(int cell, int color) { return cell != 0 && cell % 2 == color % 2; }
bool wants_liberty(int cell) { return cell > 2; }

void rename(Border& border, int from, int to) {
    for (int& cell : border)
        if (cell == from) cell = to;
}

// Numbers the chains that want a liberty in the order in which they stand.
Border in_order(const Border& border) {
    Border ordered = border;
    std::map<int, int> names;
    for (int& cell : ordered) {
        if (!wants_liberty(cell)) continue;
        const int fresh = 2 * static_cast<int>(names.size()) + (cell % 2 == 1 ? 3 : 4);
        cell = names.emplace(cell, fresh).first->second;
    }
    return ordered;
}

// Fills the next cell, in that column, with 0, 1 or 2. False if a chain is thereby cut off without a liberty.
bool fill(Border& border, std::size_t col, int color, bool first_row) {
    constexpr int fresh = 99;  // odd and even neighbours of it name the new stone
    const int name = color == 1 ? fresh : fresh + 1;
    const int above = border[col];
    std::vector<int> beside;
    if (!first_row) beside.push_back(above);
    if (col > 0) beside.push_back(border[col - 1]);

    bool liberty = color == 0;
    for (int cell : beside) liberty = liberty || cell == 0 || (cell == color && color != 0);
    border[col] = color == 0 ? 0 : name;
    for (int cell : beside) {
        if (color == 0 && wants_liberty(cell)) rename(border, cell, cell % 2 == 1 ? 1 : 2);
        if (color != 0 && wants_liberty(cell) && is_stone_of(cell, color)) rename(border, cell, name);
    }
    if (color != 0 && liberty) rename(border, name, color);
    if (first_row || color == 0 || !wants_liberty(above) || is_stone_of(above, color)) return true;
    for (int cell : border)
        if (cell == above) return true;
    return false;
}

// The border lies along the shorter side: a board laid across has as many positions, and there are far fewer
// borders to remember.
std::uint64_t counted_by_border(Size size) {
    if (size.cols > size.rows) std::swap(size.cols, size.rows);
    std::map<Border, std::uint64_t> counts{{Border(size.cols, 0), 1}};
    for (int row = 0; row < size.rows; ++row)
        for (std::size_t col = 0; col < size.cols; ++col) {
            std::map<Border, std::uint64_t> next;
            for (const auto& [border, count] : counts)
                for (int color = 0; color < 3; ++color) {
                    Border filled = border;
                    if (fill(filled, col, color, row == 0)) next[in_order(filled)] += count;
                }
            counts = std::move(next);
        }
    std::uint64_t legal = 0;
    for (const auto& [border, count] : counts) {
        bool all_have = true;
        for (int cell : border) all_have = all_have && !wants_liberty(cell);
        if (all_have) legal += count;
    }
    return legal;
}

struct Published {
    Size size;
    std::uint64_t legal;
};

constexpr Published published[] = {
    {{1, 1}, 1},        {{2, 2}, 57},           {{3, 3}, 12675},
    {{4, 4}, 24318165}, {{5, 5}, 414295148741}, {{6, 6}, 62567386502084877},
    {{2, 1}, 5},        {{3, 1}, 15},           {{4, 1}, 41},
    {{5, 1}, 113},      {{3, 2}, 489},          {{4, 2}, 4125},
    {{5, 2}, 35117},    {{4, 3}, 321689},       {{5, 3}, 8180343},
};

// All of them where the compiler optimises; otherwise those that take no longer than a second together.
#ifdef NDEBUG
constexpr int most_points = 16;
constexpr int most_points_by_border = 36;
#else
constexpr int most_points = 10;
constexpr int most_points_by_border = 16;
#endif

}  // namespace

TEST_CASE("legal positions: one by one and by border, every board up to 16 points") {
    for (std::uint8_t cols = 1; cols <= 16; ++cols)
        for (std::uint8_t rows = 1; rows * cols <= most_points; ++rows)
            CHECK(counted_one_by_one({cols, rows}) == counted_by_border({cols, rows}));
}

TEST_CASE("legal positions: the published numbers") {
    for (const Published& known : published) {
        if (known.size.area() > most_points_by_border) continue;
        CHECK(counted_by_border(known.size) == known.legal);
        if (known.size.area() <= most_points) CHECK(counted_one_by_one(known.size) == known.legal);
    }
}

TEST_CASE("legal positions: a position has a captured chain or is among those counted") {
    for (Size size : {Size{1, 1}, Size{4, 1}, Size{1, 5}, Size{2, 3}, Size{3, 3}}) {
        std::uint64_t legal = 0;
        std::vector<Point> points;
        for_each_point(size, [&](Point p) { points.push_back(p); });
        Position position(size);
        for (std::size_t digit = 0; digit < points.size();) {
            if (digit == 0) legal += !has_captured_chain(position);
            const Color c = position.at(points[digit]);
            position.set(points[digit], c == Color::white ? Color::empty : static_cast<Color>(int(c) + 1));
            digit = c == Color::white ? digit + 1 : 0;
        }
        CHECK(legal == counted_by_border(size));
    }
}
