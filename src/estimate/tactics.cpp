#include "estimate/tactics.hpp"

namespace shinpan {
namespace {

// Adds the empty points beside one stone; true once there are `most`.
bool add_liberties(const Board& board, Point stone, Point except, int most, FewPoints& found) {
    if (board.sides(stone, Color::empty) == 0) return false;
    for (Point n : neighbours(stone))
        if (n != except && board.at(n) == Color::empty) found.add(n);
    return found.size() >= most;
}

int neighbours_within(const FewPoints& shape, Point p) {
    int within = 0;
    for (Point n : neighbours(p)) within += shape.contains(n);
    return within;
}

}  // namespace

FewPoints liberties_up_to(const Board& board, Point stone, int most) {
    FewPoints found;
    board.any_stone(stone, [&](Point s) { return add_liberties(board, s, no_point, most, found); });
    return found;
}

bool is_in_atari(const Board& board, Point stone) {
    return board.open_pairs(stone) <= 4 && liberties_up_to(board, stone, 2).size() == 1;
}

FewPoints liberties_after(const Board& board, Color mover, Point at, int most, int* stones) {
    FewPoints found;
    if (stones != nullptr) *stones = 1;
    FewPoints joined;  // heads of own chains beside it
    for (Point n : neighbours(at)) {
        const Color c = board.at(n);
        if (c == Color::empty) {
            found.add(n);
        } else if (c == mover) {
            joined.add(board.head(n));
        } else if (c == other(mover) && is_in_atari(board, n)) {
            found.add(n);
        }
    }
    if (found.size() >= most && stones == nullptr) return found;
    for (Point head : joined) {
        if (stones != nullptr) *stones += board.chain_size(head);
        board.any_stone(head, [&](Point s) { return add_liberties(board, s, at, most, found); });
    }
    return found;
}

bool is_nakade(const FewPoints& shape) {
    std::array<int, 5> with{};  // how many points have so many neighbours within the shape
    for (Point p : shape) ++with[static_cast<std::size_t>(neighbours_within(shape, p))];
    switch (shape.size()) {
        case 1:
        case 2:
        case 3:
            return true;
        case 4:
            return with[3] == 1 || with[2] == 4;
        case 5:
            return with[4] == 1 || (with[3] == 1 && with[2] == 3);
        case 6:
            return with[4] == 1 && with[2] == 3;
        default:
            return false;
    }
}

Point vital_point(const FewPoints& shape) {
    if (shape.size() < 3 || !is_nakade(shape)) return no_point;
    Point best = no_point;
    int most = 0;
    for (Point p : shape) {
        const int within = neighbours_within(shape, p);
        if (within > most) best = p;
        if (within > most) most = within;
    }
    return shape.size() == 4 && most == 2 ? no_point : best;
}

}  // namespace shinpan
