#include "analysis/solve/board.hpp"

#include <bit>
#include <cassert>

namespace shinpan::inline analysis::solving {
namespace {

constexpr Bits one(int bit) { return Bits{1} << bit; }

// Where a turn or mirror image takes a point. Bits of `symmetry`: columns mirrored, rows mirrored, sides
// exchanged.
Point image_of(Point p, Size size, int symmetry) {
    const int col = (symmetry & 1) != 0 ? size.cols - 1 - p.col() : p.col();
    const int row = (symmetry & 2) != 0 ? size.rows - 1 - p.row() : p.row();
    return (symmetry & 4) != 0 ? point(row, col) : point(col, row);
}

}  // namespace

BitBoard::BitBoard(Size size) : size_(size) {
    assert(fits(size));
    for_each_point(size, [&](Point p) { all_ |= one(bit_of(p)); });
    if (!has_codes(size)) return;
    std::array<std::uint64_t, 32> weights{};
    std::uint64_t weight = 1;
    for_each_point(size, [&](Point p) {
        weights[static_cast<std::size_t>(bit_of(p))] = weight;
        weight *= 3;
    });
    base_three_ = table<std::uint64_t>([&](int bit) { return weights[static_cast<std::size_t>(bit)]; });
    const int symmetries = size.cols == size.rows ? 8 : 4;
    for (int symmetry = 0; symmetry < symmetries; ++symmetry)
        images_.push_back(
            table<Bits>([&](int bit) { return one(bit_of(image_of(point_of(bit), size_, symmetry))); }));
}

// Adds up, for each set of eleven points, what of_point(bit) says of its points.
template <class T, class F>
BitBoard::Thirds<T> BitBoard::table(F of_point) const {
    Thirds<T> made;
    for (int third = 0; third < 3; ++third) {
        auto& sums = made[static_cast<std::size_t>(third)];
        sums.resize(std::size_t{1} << 11);
        for (std::size_t set = 1; set < sums.size(); ++set) {
            const int bit = 11 * third + std::countr_zero(set);
            const bool is_point = bit < 32 && (all_ & one(bit)) != 0;
            sums[set] = sums[set & (set - 1)] + (is_point ? of_point(bit) : T{});
        }
    }
    return made;
}

Bits BitBoard::joined(Bits from, Bits within) const {
    Bits set = from & within;
    for (Bits more = set; more != 0; set |= more) more = around(set) & within;
    return set;
}

BitPlay BitBoard::play(BitStones stones, Color mover, int bit) const {
    BitPlay play{stones, 0, 0};
    Bits& own = play.after.of(mover);
    Bits& opposing = play.after.of(other(mover));
    own |= one(bit);
    for (Bits beside = around(one(bit)) & opposing; beside != 0;) {
        const Bits chain = joined(beside & (0 - beside), opposing);
        if ((around(chain) & ~(own | opposing)) == 0) play.taken |= chain;
        beside &= ~chain;
    }
    opposing &= ~play.taken;
    const Bits chain = joined(one(bit), own);
    if ((around(chain) & ~(own | opposing)) == 0) play.given_up = chain;
    own &= ~play.given_up;
    return play;
}

Position BitBoard::position(BitStones stones) const {
    Position made(size_);
    for_each_point(size_, [&](Point p) {
        if ((stones.black & one(bit_of(p))) != 0) made.set(p, Color::black);
        if ((stones.white & one(bit_of(p))) != 0) made.set(p, Color::white);
    });
    return made;
}

}  // namespace shinpan::analysis::solving
