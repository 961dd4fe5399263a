#include "analysis/playout/tactics.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace shinpan::inline analysis {
namespace {

// Adds the empty points beside one stone; true once there are `most`, or once the chain's `open` pairs of a
// stone and an empty point have all been seen.
bool add_liberties(const Board& board, Point stone, Point except, int most, int& open, FewPoints& found) {
    const int here = board.sides(stone, Color::empty);
    if (here == 0) return false;
    for (Point n : neighbours(stone))
        if (n != except && board.at(n) == Color::empty) found.add(n);
    open -= here;
    return open == 0 || found.size() >= most;
}

// How many neighbours each point of the shape has within it.
std::array<int, FewPoints::room> neighbours_within(const FewPoints& shape) {
    std::array<int, FewPoints::room> within{};
    for (int i = 0; i < shape.size(); ++i)
        for (int j = 0; j < i; ++j) {
            const int apart = std::abs(shape[i].index - shape[j].index);
            if (apart != 1 && apart != row_stride) continue;
            ++within[static_cast<std::size_t>(i)];
            ++within[static_cast<std::size_t>(j)];
        }
    return within;
}

}  // namespace

FewPoints liberties_up_to(const Board& board, Point stone, int most) {
    FewPoints found;
    int open = board.open_pairs(stone);
    board.any_stone(stone, [&](Point s) { return add_liberties(board, s, no_point, most, open, found); });
    return found;
}

Point only_liberty(const Board& board, Point stone) {
    int open = board.open_pairs(stone);
    if (open > 4 || (open > 1 && board.chain_size(stone) == 1)) return no_point;  // a point has four sides
    Point only = no_point;
    bool has_more = false;
    board.any_stone(stone, [&](Point s) {
        const int here = board.sides(s, Color::empty);
        if (here == 0) return false;
        for (Point n : neighbours(s)) {
            if (board.at(n) != Color::empty) continue;
            has_more = has_more || (only != no_point && only != n);
            only = n;
        }
        open -= here;
        return has_more || open == 0;
    });
    return has_more ? no_point : only;
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
        int open = board.open_pairs(head);
        board.any_stone(head, [&](Point s) { return add_liberties(board, s, at, most, open, found); });
    }
    return found;
}

bool is_nakade(const FewPoints& shape) {
    if (shape.size() <= 3) return !shape.empty();
    if (shape.size() > 6) return false;
    const auto within = neighbours_within(shape);
    const auto with = [&](int neighbours) {  // how many points have so many
        return std::count(within.begin(), within.begin() + shape.size(), neighbours);
    };
    switch (shape.size()) {
        case 4: return with(3) == 1 || with(2) == 4;
        case 5: return with(4) == 1 || (with(3) == 1 && with(2) == 3);
        default: return with(4) == 1 && with(2) == 3;
    }
}

Point vital_point(const FewPoints& shape) {
    if (shape.size() < 3 || !is_nakade(shape)) return no_point;
    const auto within = neighbours_within(shape);
    const auto most = std::max_element(within.begin(), within.begin() + shape.size());
    if (shape.size() == 4 && *most == 2) return no_point;
    return shape[static_cast<int>(most - within.begin())];
}

}  // namespace shinpan::analysis
