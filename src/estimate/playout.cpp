#include "estimate/playout.hpp"

#include <utility>

namespace shinpan {
namespace {

constexpr std::size_t nowhere = ~std::size_t{0};

// Playouts know only the simplest ko, so a longer cycle could go on for ever.
int longest_playout(Size size) {
    return 8 * size.area() + 32;
}

bool is_playable(const Board& board, Color mover, Point at, const SimpleKo& ko) {
    if (ko.forbids(at)) return false;
    if (board.sides(at, Color::empty) > 0) return true;
    return !is_own_eye(board, mover, at) && !board.is_self_capture(mover, at);
}

}  // namespace

bool is_own_eye(const Board& board, Color owner, Point p) {
    if (board.sides(p, Color::empty) + board.beside(p, other(owner)) > 0) return false;
    return board.corners(p, other(owner)) + (board.sides(p, Color::edge) > 0) < 2;
}

Playout::Playout(Size size, std::uint64_t seed) : board_(size), random_(seed) {}

void Playout::list_empty_points(const Board& board) {
    empty_count_ = 0;
    for (Point p : board.position().points(Color::empty)) empty_[empty_count_++] = p.index;
}

// The place in empty_ of a playable point, each being equally likely: draws, and puts behind the others what
// cannot be played.
std::size_t Playout::find_playable(const Board& board, Color mover, const SimpleKo& ko) {
    for (std::size_t left = empty_count_; left > 0; --left) {
        const std::size_t drawn = random_.below(left);
        if (is_playable(board, mover, Point{empty_[drawn]}, ko)) return drawn;
        std::swap(empty_[drawn], empty_[left - 1]);
    }
    return nowhere;
}

Point Playout::choose(const Board& board, Color mover, const SimpleKo& ko) {
    list_empty_points(board);
    const std::size_t drawn = find_playable(board, mover, ko);
    return drawn == nowhere ? no_point : Point{empty_[drawn]};
}

void Playout::run(const Board& start, Color to_move) {
    board_ = start;
    list_empty_points(board_);
    const int longest = longest_playout(start.size());
    SimpleKo ko;
    int passes = 0;
    int moves = 0;
    for (; passes < 2 && moves < longest; ++moves) {
        const std::size_t drawn = find_playable(board_, to_move, ko);
        if (drawn == nowhere) {
            ++passes;
            ko.add_pass();
        } else {
            const Point at{empty_[drawn]};
            const Played played = board_.play(to_move, at);
            passes = 0;
            empty_[drawn] = empty_[--empty_count_];
            if (played.taken > 0)
                for (Point p : board_.removed()) empty_[empty_count_++] = p.index;
            ko.add_play(board_, at, played);
        }
        to_move = other(to_move);
    }
    moves_ = moves;
}

Ownership ownership(const Position& position, Color to_move, int playouts, std::uint64_t seed) {
    Ownership owned;
    owned.playouts = playouts;
    const Board start(position);
    Playout playout(position.size(), seed);
    for (int i = 0; i < playouts; ++i) {
        playout.run(start, to_move);
        owned.moves += playout.moves();
        const Board& end = playout.end();
        for_each_point(position.size(), [&](Point p) {
            const Color c = end.at(p);
            const bool is_empty = c == Color::empty;
            const bool by_black = c == Color::black || (is_empty && end.sides(p, Color::black) > 0);
            const bool by_white = c == Color::white || (is_empty && end.sides(p, Color::white) > 0);
            owned.black[p.index] += by_black && !by_white;
            owned.white[p.index] += by_white && !by_black;
        });
    }
    return owned;
}

PointSet likely_dead(const Position& position, Color to_move, int playouts, std::uint64_t seed) {
    const Ownership owned = ownership(position, to_move, playouts, seed);
    const Board board(position);
    PointSet dead;
    PointSet seen;
    for_each_point(position.size(), [&](Point p) {
        if (!is_stone(board.at(p)) || seen.contains(p)) return;
        const PointSet chain = board.chain(p);
        seen |= chain;
        std::int64_t balance = 0;
        for (Point stone : chain) balance += owned.black[stone.index] - owned.white[stone.index];
        if (board.at(p) == Color::black ? balance < 0 : balance > 0) dead |= chain;
    });
    return dead;
}

}  // namespace shinpan
