#include "score/control.hpp"

namespace shinpan {
namespace {

// Spreads the bits of a row through the bits of `through`, to both sides.
std::uint64_t spread(std::uint64_t row, std::uint64_t through) {
    for (;;) {
        const std::uint64_t wider = (row | row << 1 | row >> 1) & (through | row);
        if (wider == row) return row;
        row = wider;
    }
}

}  // namespace

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

PointSet control(const Position& position, Color player) {
    return flood(position.points(player), position.points(Color::empty), position.size());
}

Territory territory(const Position& position) {
    const PointSet empty = position.points(Color::empty);
    const PointSet black = flood(position.points(Color::black), empty, position.size());
    const PointSet white = flood(position.points(Color::white), empty, position.size());
    Territory t;
    t.of[0] = (black - white) & empty;
    t.of[1] = (white - black) & empty;
    t.dame = empty - t.of[0] - t.of[1];
    return t;
}

}  // namespace shinpan
