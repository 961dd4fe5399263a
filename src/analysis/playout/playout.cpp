#include "analysis/playout/playout.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace shinpan::inline analysis {
namespace {

constexpr std::size_t nowhere = ~std::size_t{0};

// Playouts know only the simplest ko, so a longer cycle could go on forever.
int longest_playout(Size size) { return 8 * size.area() + 32; }

bool is_playable(const Board& board, Color mover, Point at, const SimpleKo& ko) {
    if (ko.forbids(at)) return false;
    if (board.sides(at, Color::empty) > 0) return true;
    return !is_own_eye(board, mover, at) && !board.is_self_capture(mover, at);
}

constexpr int all_sides = 4;  // of a point, and so the most of a chain's open pairs that lie in one eye

bool is_eye(const Board& board, Point p) {
    return is_own_eye(board, board.beside(p, Color::black) > 0 ? Color::black : Color::white, p);
}

// An eye that its owner leaves open, and in which the opponent cannot capture: each chain around it has more
// open pairs than fit in there, and so another liberty. That lasts until such a chain loses open pairs, or
// the eye a corner.
bool rests(const Board& board, Point p) {
    return board.fewest_open_pairs_beside(p) > all_sides && is_eye(board, p);
}

}  // namespace

bool is_own_eye(const Board& board, Color owner, Point p) {
    if (board.sides(p, Color::empty) + board.beside(p, other(owner)) > 0) return false;
    return board.corners(p, other(owner)) + (board.beside(p, owner) < 4) < 2;
}

Playout::Playout(Size size, std::uint64_t seed) : board_(size), random_(seed) {}

void Playout::list_empty_points(const Board& board) {
    for (std::size_t i = awake_; i < empty_count_; ++i) is_resting_[empty_[i]] = false;
    std::size_t count = 0;
    for_each_point(board.size(), [&](Point p) {
        empty_[count] = p.index;
        count += board.at(p) == Color::empty;
    });
    awake_ = empty_count_ = count;
}

// The place in empty_ of a playable point, each being equally likely: draws, and puts behind the others what
// cannot be played.
inline std::size_t Playout::find_playable(const Board& board, Color mover, const SimpleKo& ko) {
    for (std::size_t left = awake_; left > 0; --left) {
        const std::size_t drawn = random_.below(left);
        const Point at{empty_[drawn]};
        if (is_playable(board, mover, at, ko)) return drawn;
        empty_[drawn] = std::exchange(empty_[left - 1], at.index);
        if (rests(board, at)) put_to_rest(left - 1);
    }
    return nowhere;
}

inline void Playout::put_to_rest(std::size_t place) {
    is_resting_[empty_[place]] = true;
    std::swap(empty_[place], empty_[--awake_]);
}

void Playout::wake_disturbed() {
    for (std::size_t i = awake_; i < empty_count_; ++i) {
        if (rests(board_, Point{empty_[i]})) continue;
        is_resting_[empty_[i]] = false;
        std::swap(empty_[i], empty_[awake_++]);
    }
}

// May the last play, at that point, have disturbed the rest of an eye? It has where a corner spoils one, and
// may have where a chain falls to as many open pairs as fit in an eye: it had at most `lost` more.
inline bool Playout::disturbs(Point at) const {
    const auto is_resting = [&](Point p) { return is_resting_[p.index]; };
    const auto is_spoilt = [&](Point p) { return is_resting(p) && !is_eye(board_, p); };
    const Point a = at.up().left(), b = at.up().right(), c = at.down().left(), d = at.down().right();
    if (is_resting(a) + is_resting(b) + is_resting(c) + is_resting(d) > 0)
        if (is_spoilt(a) || is_spoilt(b) || is_spoilt(c) || is_spoilt(d)) return true;
    const auto lost =
        static_cast<unsigned>(std::max(board_.beside(at, Color::black), board_.beside(at, Color::white)));
    bool has_fallen = false;
    for (Point n : neighbours(at))  // open pairs from all_sides - lost + 1 to all_sides: others wrap round
        has_fallen |= static_cast<unsigned>(board_.open_pairs(n)) + lost - all_sides - 1 < lost;
    return has_fallen;
}

Point Playout::choose(const Board& board, Color mover, const SimpleKo& ko) {
    list_empty_points(board);
    const std::size_t drawn = find_playable(board, mover, ko);
    return drawn == nowhere ? no_point : Point{empty_[drawn]};
}

inline void Playout::play(Color mover, std::size_t drawn, SimpleKo& ko) {
    const Point at{empty_[drawn]};
    const Played played = board_.play(mover, at);
    empty_[drawn] = empty_[--awake_];
    empty_[awake_] = empty_[--empty_count_];
    if (played.taken > 0)
        for (Point p : board_.removed()) {
            empty_[empty_count_++] = empty_[awake_];
            empty_[awake_++] = p.index;
        }
    ko.add_play(board_, at, played);
    if (awake_ < empty_count_ && disturbs(at)) wake_disturbed();
}

bool Playout::consistent() const {
    bool good = board_.position().count(Color::empty) == static_cast<int>(empty_count_);
    for (std::size_t i = 0; i < empty_count_; ++i) {
        const Point p{empty_[i]};
        good = good && board_.at(p) == Color::empty && is_resting_[p.index] == (i >= awake_);
        for (const Color player : {Color::black, Color::white})
            good = good && !(i >= awake_ && is_playable(board_, player, p, {}));
    }
    return good;
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
            play(to_move, drawn, ko);
            passes = 0;
        }
        assert(start.size().area() > 81 || consistent());
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

}  // namespace shinpan::analysis
