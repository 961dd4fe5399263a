#include "analysis/playout/shapes.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace shinpan::inline analysis {
namespace {

// The points around, row by row from the top left, the middle one left out. X and O: stones of either colour
// and of the other; `.` empty, `-` the border, `?` anything; x no stone of X's colour, o none of O's.
constexpr std::string_view shapes[]{
    "XOX..???",  // hane from both sides
    "XO...?.?",  // hane that cuts nothing
    "XO?X.x.?",  // turn
    ".O.X....",  // diagonal contact
    "XO?Oo?o?",  // open cut
    "XO?OX???",  // cut that is peeped at
    "?X?OOooo",  // push between
    "OX?oO???",  // cut of a knight's move
    "X.?O?---",  // chase along the border
    "OX?XO---",  // cut on the border
    "?X?xO---",  // join on the border
    "?OXXO---",  // cut below
};

constexpr bool fits(char wanted, Color found) {
    switch (wanted) {
        case 'X': return found == Color::black;
        case 'O': return found == Color::white;
        case '.': return found == Color::empty;
        case '-': return found == Color::edge;
        case 'x': return found != Color::black;
        case 'o': return found != Color::white;
        default: return true;
    }
}

// The eight ways to turn and mirror the points around.
constexpr std::array<std::array<int, 8>, 8> turns() {
    constexpr std::array<int, 8> quarter{2, 4, 7, 1, 6, 0, 3, 5};
    constexpr std::array<int, 8> mirror{2, 1, 0, 4, 3, 7, 6, 5};
    std::array<std::array<int, 8>, 8> all{};
    for (std::size_t i = 0; i < 8; ++i) all[0][i] = static_cast<int>(i);
    for (std::size_t t = 1; t < 8; ++t)
        for (std::size_t i = 0; i < 8; ++i)
            all[t][i] = t == 4 ? mirror[i] : all[t - 1][static_cast<std::size_t>(quarter[i])];
    return all;
}

// Which of the 4 to the eighth surroundings are one of the shapes.
class Table {
public:
    Table() {
        for (std::string_view shape : shapes)
            for (const auto& turn : turns())
                for (bool swapped : {false, true}) mark(shape, turn, swapped, 0, 0);
    }
    bool operator[](std::uint32_t code) const { return (good_[code / 64] >> code % 64 & 1) != 0; }

private:
    // All surroundings that fit from the i-th point on.
    void mark(std::string_view shape, const std::array<int, 8>& turn, bool swapped, std::size_t i,
              std::uint32_t code) {
        if (i == shape.size()) {
            good_[code / 64] |= std::uint64_t{1} << code % 64;
            return;
        }
        for (Color c : {Color::empty, Color::black, Color::white, Color::edge})
            if (fits(shape[i], swapped && is_stone(c) ? other(c) : c))
                mark(shape, turn, swapped, i + 1, code | static_cast<std::uint32_t>(c) << 2 * turn[i]);
    }
    std::array<std::uint64_t, 1024> good_{};
};

}  // namespace

bool is_good_shape(const Board& board, Point at) {
    for (Color c : {Color::black, Color::white})  // every shape has stones of both
        if (board.beside(at, c) + board.corners(at, c) == 0) return false;
    static const Table table;
    std::uint32_t code = 0;
    int shift = 0;
    for (Point p : around(at)) {
        code |= static_cast<std::uint32_t>(board.at(p)) << shift;
        shift += 2;
    }
    return table[code];
}

}  // namespace shinpan::analysis
