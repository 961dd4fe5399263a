// A board whose stones are bits of a word, for the exhaustive searches of small boards. Like the engine's
// board it knows mechanics only; a property test holds the two against each other.
//
//   const BitBoard board(Size{3, 3});
//   const BitPlay play = board.play(stones, Color::black, at);   // play.after, play.taken, play.given_up
#pragma once

#include "go/board/color.hpp"
#include "go/board/point.hpp"
#include "go/board/position.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace shinpan::inline analysis::solving {

using Bits = std::uint64_t;  // a set of points; rows lie one bit more than their length apart

struct BitStones {
    Bits black = 0;
    Bits white = 0;

    Bits of(Color player) const { return player == Color::black ? black : white; }
    Bits& of(Color player) { return player == Color::black ? black : white; }
    friend bool operator==(BitStones, BitStones) = default;
};

struct BitPlay {
    BitStones after{};
    Bits taken = 0;     // opposing stones that came off
    Bits given_up = 0;  // the mover's own, the one just played included
};

class BitBoard {
public:
    static bool fits(Size size) { return (size.cols + 1) * size.rows <= 64; }

    // Is it so small that positions have codes and images?
    static bool has_codes(Size size) { return size.area() <= 25 && (size.cols + 1) * size.rows <= 32; }

    explicit BitBoard(Size);  // precondition: fits(size)

    Size size() const { return size_; }
    Bits all() const { return all_; }
    int bit_of(Point p) const { return p.row() * (size_.cols + 1) + p.col(); }
    Point point_of(int bit) const { return point(bit % (size_.cols + 1), bit / (size_.cols + 1)); }

    Bits around(Bits set) const {
        const int row = size_.cols + 1;
        return (set << 1 | set >> 1 | set << row | set >> row) & all_ & ~set;
    }
    // The points of `within` that are joined to those of `from` by points of `within`.
    Bits joined(Bits from, Bits within) const;

    // Precondition: no stone stands on the point.
    BitPlay play(BitStones, Color mover, int bit) const;

    Position position(BitStones) const;

    // A number for each position: in base three, a digit a point. Precondition, as for images: has_codes.
    std::uint64_t code(BitStones stones) const {
        return in_base_three(stones.black) + 2 * in_base_three(stones.white);
    }

    // The board's turns and mirror images, the identity first.
    std::size_t symmetries() const { return images_.size(); }
    Bits image(std::size_t symmetry, Bits set) const {
        const Thirds<Bits>& map = images_[symmetry];
        return map[0][index(set & low)] | map[1][index(set >> 11 & low)] | map[2][index(set >> 22)];
    }
    BitStones image(std::size_t symmetry, BitStones stones) const {
        return {image(symmetry, stones.black), image(symmetry, stones.white)};
    }

private:
    // What a set of points maps to, by its lower, middle and upper eleven bits.
    template <class T>
    using Thirds = std::array<std::vector<T>, 3>;
    static constexpr Bits low = (Bits{1} << 11) - 1;
    static std::size_t index(Bits third) { return static_cast<std::size_t>(third); }

    template <class T, class F>
    Thirds<T> table(F of_point) const;
    std::uint64_t in_base_three(Bits set) const {
        return base_three_[0][index(set & low)] + base_three_[1][index(set >> 11 & low)] +
               base_three_[2][index(set >> 22)];
    }

    Size size_;
    Bits all_ = 0;
    Thirds<std::uint64_t> base_three_{};
    std::vector<Thirds<Bits>> images_{};
};

}  // namespace shinpan::analysis::solving
