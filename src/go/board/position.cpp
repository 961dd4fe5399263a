#include "go/board/position.hpp"

#include <bit>
#include <cstring>

namespace shinpan::inline go {
namespace {

std::size_t cells_in_use(Size size) { return static_cast<std::size_t>((size.rows + 2) * row_stride); }

// The columns of the board in a row of a PointSet.
std::uint64_t columns_of(Size size) { return ((std::uint64_t{1} << size.cols) - 1) << 1; }

// Which of eight neighbouring cells have that colour, a bit each, the first cell's the lowest.
std::uint64_t cells_of(Color c, const Color* cells) {
    static_assert(std::endian::native == std::endian::little);
    constexpr std::uint64_t each = 0x0101010101010101;
    constexpr std::uint64_t gather = 0x0102040810204080;
    std::uint64_t differing;
    std::memcpy(&differing, cells, 8);
    differing ^= each * static_cast<std::uint64_t>(c);
    return (~(differing | differing >> 1) & each) * gather >> 56;  // colours have two bits
}

// Spreads the bits of a row through the bits of `through`, to both sides.
std::uint64_t spread(std::uint64_t row, std::uint64_t through) {
    for (;;) {
        const std::uint64_t wider = (row | row << 1 | row >> 1) & (through | row);
        if (wider == row) return row;
        row = wider;
    }
}

}  // namespace

Position::Position(Size size) : size_(size) {
    std::memset(cells_.data(), static_cast<int>(Color::edge), cells_in_use(size));
    for (int row = 0; row < size.rows; ++row)
        std::memset(&cells_[point(0, row).index], static_cast<int>(Color::empty), size.cols);
}

Position& Position::operator=(const Position& from) noexcept {
    size_ = from.size_;
    std::memmove(cells_.data(), from.cells_.data(), cells_in_use(size_));
    return *this;
}

bool operator==(const Position& a, const Position& b) {
    return a.size_ == b.size_ && std::memcmp(a.cells_.data(), b.cells_.data(), cells_in_use(a.size_)) == 0;
}

PointSet Position::points(Color c) const {
    PointSet set;
    const std::uint64_t columns = columns_of(size_);
    for (std::size_t row = 1; row <= size_.rows; ++row) {
        std::uint64_t found = 0;
        for (std::size_t col = 0; col <= size_.cols; col += 8)
            found |= cells_of(c, &cells_[row * row_stride + col]) << col;
        set.rows()[row] = found & columns;
    }
    return set;
}

int Position::count(Color c) const { return points(c).size(); }

PointSet connected(const Position& position, Point p) {
    const Color color = position.at(p);
    PointSet found;
    found.insert(p);
    std::array<Point, max_side * max_side> open;
    std::size_t count = 0;
    open[count++] = p;
    while (count > 0) {
        for (Point n : neighbours(open[--count])) {
            if (position.at(n) != color || found.contains(n)) continue;
            found.insert(n);
            open[count++] = n;
        }
    }
    return found;
}

PointSet surroundings(const PointSet& set, Size size) {
    PointSet around;
    const std::uint64_t columns = columns_of(size);
    for (std::size_t row = 1; row <= size.rows; ++row) {
        const auto& rows = set.rows();
        const std::uint64_t beside = rows[row] << 1 | rows[row] >> 1 | rows[row - 1] | rows[row + 1];
        around.rows()[row] = beside & columns & ~rows[row];
    }
    return around;
}

PointSet flood(const PointSet& from, const PointSet& through, Size size) {
    PointSet filled = from;
    auto& rows = filled.rows();
    const auto& open = through.rows();
    const auto take = [&](std::size_t row, std::uint64_t beside) {
        const std::uint64_t wider = spread(rows[row] | (beside & open[row]), open[row]);
        const bool grew = wider != rows[row];
        rows[row] = wider;
        return grew;
    };
    for (bool growing = true; growing;) {
        growing = false;
        for (std::size_t row = 1; row <= size.rows; ++row) growing |= take(row, rows[row - 1]);
        for (std::size_t row = size.rows; row >= 1; --row) growing |= take(row, rows[row + 1]);
    }
    return filled;
}

Position without(Position position, const PointSet& points) {
    for (Point p : points) position.set(p, Color::empty);
    return position;
}

bool has_captured_chain(const Position& position) {
    const Size size = position.size();
    const PointSet beside_empty = surroundings(position.points(Color::empty), size);
    for (Color color : {Color::black, Color::white}) {
        const PointSet stones = position.points(color);
        if (flood(beside_empty & stones, stones, size) != stones) return true;
    }
    return false;
}

Result<Position, BadInput> position_from(std::span<const std::string_view> rows) {
    const auto is_cell = [](char c) { return c != ' ' && c != '\t' && c != '\r'; };
    int cols = 0;
    for (char c : rows.empty() ? std::string_view{} : rows[0]) cols += is_cell(c);
    if (!is_playable(cols, static_cast<int>(rows.size())))
        return failure(BadInput{1, 1, "a diagram has 1 to 52 rows of 1 to 52 points"});

    Position position(Size{static_cast<std::uint8_t>(cols), static_cast<std::uint8_t>(rows.size())});
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const int line = static_cast<int>(row) + 1;
        int col = 0;
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            const char c = rows[row][i];
            if (!is_cell(c)) continue;
            const auto known = std::string_view(".XO").find(c);
            const int column = static_cast<int>(i) + 1;
            if (known == std::string_view::npos)
                return failure(BadInput{line, column, "a point is X (black), O (white) or . (empty)"});
            if (col == cols) return failure(BadInput{line, column, "this row is longer than the first"});
            position.set(point(col++, static_cast<int>(row)), static_cast<Color>(known));
        }
        if (col < cols) return failure(BadInput{line, 1, "this row is shorter than the first"});
    }
    return position;
}

std::string to_text(const Position& position) {
    std::string text;
    const Size size = position.size();
    for_each_point(size, [&](Point p) {
        text += ".XO"[static_cast<int>(position.at(p))];
        if (p.col() == size.cols - 1) text += '\n';
    });
    return text;
}

}  // namespace shinpan::go
