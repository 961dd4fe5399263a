#include "analysis/playout/liberty_board.hpp"

#include <algorithm>

namespace shinpan::inline analysis {

LibertyBoard::LibertyBoard(Size size)
    : board_(size),
      words_((static_cast<std::size_t>(size.area()) + bits - 1) / bits),
      sets_(words_ * static_cast<std::size_t>(size.area())) {
    for_each_point(size, [&](Point p) { point_of_[number(p)] = p.index; });
}

void LibertyBoard::set(const Board& board) {
    board_ = board;
    for_each_point(board.size(), [&](Point head) {
        if (!is_stone(board.at(head)) || board.head(head) != head) return;
        Word* liberties = set_of(head);
        std::fill_n(liberties, words_, 0);
        board.any_stone(head, [&](Point stone) {
            for (Point n : neighbours(stone))
                if (board.at(n) == Color::empty) insert(liberties, number(n));
            return false;
        });
    });
}

Played LibertyBoard::play(Color mover, Point at) {
    Set own;
    std::fill_n(own.data(), words_, 0);
    for (Point n : neighbours(at)) {
        if (board_.at(n) == Color::empty) {
            insert(own.data(), number(n));
        } else if (is_stone(board_.at(n))) {
            Word* const theirs = set_of(board_.head(n));
            if (board_.at(n) == mover)
                for (std::size_t w = 0; w < words_; ++w) own[w] |= theirs[w];
            else
                erase(theirs, number(at));
        }
    }
    erase(own.data(), number(at));
    const Played played = board_.play(mover, at);
    if (board_.at(at) == mover) std::copy_n(own.data(), words_, set_of(board_.head(at)));
    for (Point gone : board_.removed())
        for (Point n : neighbours(gone))
            if (is_stone(board_.at(n))) insert(set_of(board_.head(n)), number(gone));
    return played;
}

Point LibertyBoard::first_of(const Word* set) const {
    for (std::size_t w = 0; w < words_; ++w)
        if (set[w] != 0)
            return Point{point_of_[w * bits + static_cast<std::size_t>(std::countr_zero(set[w]))]};
    return no_point;
}

bool LibertyBoard::has_at_least(const Word* set, int how_many) const {
    for (std::size_t w = 0; w < words_; ++w)
        for (Word rest = set[w]; rest != 0; rest &= rest - 1)
            if (--how_many <= 0) return true;
    return how_many <= 0;
}

bool LibertyBoard::has(Point stone, int liberties) const {
    return has_at_least(set_around(stone), liberties);
}

Point LibertyBoard::only_liberty(Point stone) const {
    if (board_.open_pairs(stone) > 4) return no_point;  // a point has four sides
    const Word* const set = set_around(stone);
    return has_at_least(set, 2) ? no_point : first_of(set);
}

std::array<Point, 2> LibertyBoard::two_liberties(Point stone) const {
    const Word* const set = set_around(stone);
    if (board_.open_pairs(stone) > 8 || !has_at_least(set, 2) || has_at_least(set, 3)) return {};
    const Point first = first_of(set);
    Set rest;
    std::copy_n(set, words_, rest.data());
    erase(rest.data(), number(first));
    return {first, first_of(rest.data())};
}

// The liberties that the mover's chain at `at` would have.
void LibertyBoard::join_after(Color mover, Point at, Set& found) const {
    std::fill_n(found.data(), words_, 0);
    for (Point n : neighbours(at)) {
        const Color c = board_.at(n);
        if (c == Color::empty || (c == other(mover) && is_in_atari(n))) {
            insert(found.data(), number(n));
        } else if (c == mover) {
            const Word* const friends = set_around(n);
            for (std::size_t w = 0; w < words_; ++w) found[w] |= friends[w];
        }
    }
    erase(found.data(), number(at));
}

bool LibertyBoard::would_have(Color mover, Point at, int liberties) const {
    if (board_.sides(at, Color::empty) >= liberties) return true;
    if (board_.beside(at, mover) > 0)
        for (Point n : neighbours(at))  // the point itself is one of them
            if (board_.at(n) == mover && has(n, liberties + 1)) return true;
    Set found;
    join_after(mover, at, found);
    return has_at_least(found.data(), liberties);
}

Point LibertyBoard::only_liberty_after(Color mover, Point at) const {
    Set found;
    join_after(mover, at, found);
    return has_at_least(found.data(), 2) ? no_point : first_of(found.data());
}

int LibertyBoard::stones_after(Color mover, Point at) const {
    int stones = 1;
    Heads counted{};
    std::size_t chains = 0;
    for (Point n : neighbours(at)) {
        if (board_.at(n) != mover) continue;
        const Point head = board_.head(n);
        if (std::find(counted.begin(), counted.end(), head) != counted.end()) continue;
        counted[chains++] = head;
        stones += board_.chain_size(head);
    }
    return stones;
}

bool LibertyBoard::has_none_but(Point stone, Point a, Point b) const {
    Set rest;
    std::copy_n(set_around(stone), words_, rest.data());
    for (Point p : {a, b})
        if (p != no_point) erase(rest.data(), number(p));
    return first_of(rest.data()) == no_point;
}

}  // namespace shinpan::analysis
