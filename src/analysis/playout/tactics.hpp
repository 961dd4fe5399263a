// Tactics: what a player sees at a glance. Liberties that are few, ataris, and what a play would leave.
//
//   const FewPoints left = liberties_after(board, mover, at, 2);
//   if (left.size() < 2) ...                          // the play would leave its own chain in atari
#pragma once

#include "go/board/board.hpp"

#include <array>

namespace shinpan::inline analysis {

// A handful of points, each once.
class FewPoints {
public:
    static constexpr int room = 12;

    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Point operator[](int i) const { return at_[static_cast<std::size_t>(i)]; }
    const Point* begin() const { return at_.data(); }
    const Point* end() const { return at_.data() + size_; }
    bool contains(Point p) const {
        for (Point q : *this)
            if (p == q) return true;
        return false;
    }
    // A point that is there already, or has no room, is left out.
    void add(Point p) {
        if (size_ < room && !contains(p)) at_[static_cast<std::size_t>(size_++)] = p;
    }

    // Precondition: it contains the point. The last point takes its place.
    void remove(Point p) {
        for (int i = 0; i < size_; ++i)
            if (at_[static_cast<std::size_t>(i)] == p) at_[static_cast<std::size_t>(i)] = (*this)[size_ - 1];
        --size_;
    }

private:
    std::array<Point, room> at_;
    int size_ = 0;
};

// `most` liberties of the chain that holds the stone, or a few more; fewer only if it has no more.
// Precondition of these: most <= FewPoints::room.
FewPoints liberties_up_to(const Board&, Point stone, int most);

// The liberty of a chain that has a single one; no_point where it has more.
Point only_liberty(const Board&, Point stone);

// Has the chain a single liberty?
inline bool is_in_atari(const Board& board, Point stone) {
    const int open = board.open_pairs(stone);
    if (open == 1 || open > 4) return open == 1;  // a point has four sides
    return board.chain_size(stone) > 1 && only_liberty(board, stone) != no_point;
}

// Up to `most` liberties that the mover's chain at `at` would have after a play there, captures included.
// `stones`, where wanted: how many stones that chain would have.
FewPoints liberties_after(const Board&, Color mover, Point at, int most, int* stones = nullptr);

// Would an eye of just these points, all taken up by stones and then captured, still be one eye if the
// attacker plays first in it? Any shape of up to three points, and the known ones of four, five and six.
bool is_nakade(const FewPoints& shape);

// The point of a nakade shape from which it falls apart into no two eyes; no_point if it has none that
// decides (shapes of one or two points, the square of four).
Point vital_point(const FewPoints& shape);

}  // namespace shinpan::analysis
