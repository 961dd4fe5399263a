#include "analysis/confirm/contest.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace shinpan::inline analysis {
namespace {

using Cells = Contest::Cells;

constexpr Cells bit(int cell) { return Cells{1} << cell; }
// Calls f(cell) for each.
template <class F>
void for_each(Cells cells, F f) {
    for (; cells != 0; cells &= cells - 1) f(std::countr_zero(cells));
}

}  // namespace

Contest::Contest(const Position& position, const PointSet& points, const PointSet& stakes, KoPass ko_pass)
    : ko_pass_(ko_pass) {
    for (Point p : points) points_.push_back(p);
    assert(points_.size() <= most_points);
    beside_.resize(points_.size());
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const Cells here = bit(static_cast<int>(i));
        if (is_stone(position.at(points_[i]))) start_.stones[index_of(position.at(points_[i]))] |= here;
        for (Point n : neighbours(points_[i])) {
            if (points.contains(n))
                beside_[i] |= bit(cell(n));
            else if (is_stone(position.at(n)))
                beside_wall_[index_of(position.at(n))] |= here;
        }
    }
    for (std::size_t player : {0, 1}) stakes_[player] = cells(stakes) & start_.stones[player];
}

Contest::Contest(const Position& position, const PointSet& points, const PointSet& stakes, KoThreats threats)
    : Contest(position, points, stakes, KoPass::none) {
    start_.threats = threats;
}

Contest::State Contest::start(Color to_move) const {
    State state = start_;
    state.to_move = to_move;
    return state;
}

int Contest::cell(Point p) const {
    const auto found = std::lower_bound(points_.begin(), points_.end(), p);
    assert(found != points_.end() && *found == p);
    return static_cast<int>(found - points_.begin());
}

Cells Contest::cells(const PointSet& points) const {
    Cells cells = 0;
    for (Point p : points) cells |= bit(cell(p));
    return cells;
}

PointSet Contest::points(Cells cells) const {
    PointSet points;
    for_each(cells, [&](int c) { points.insert(points_[static_cast<std::size_t>(c)]); });
    return points;
}

Point Contest::played(const State& before, const State& after) const {
    const std::size_t mover = index_of(before.to_move);
    const Cells put = after.stones[mover] & ~before.stones[mover];
    return put == 0 ? no_point : points_[static_cast<std::size_t>(std::countr_zero(put))];
}

Cells Contest::beside(Cells cells) const {
    Cells found = 0;
    for_each(cells, [&](int c) { found |= beside_[static_cast<std::size_t>(c)]; });
    return found;
}

Cells Contest::connected(Cells seed, Cells within) const {
    for (Cells front = seed; front != 0;) {
        front = beside(front) & within & ~seed;
        seed |= front;
    }
    return seed;
}

Cells Contest::chain(const State& state, int cell) const {
    const Cells here = bit(cell);
    return connected(here, (state.stones[0] & here) != 0 ? state.stones[0] : state.stones[1]);
}

Cells Contest::opposing_beside(const State& state, Cells chain) const {
    const Cells theirs = (state.stones[0] & chain) != 0 ? state.stones[1] : state.stones[0];
    return connected(beside(chain) & theirs, theirs);
}

// Has the chain an empty point beside it, or a chain that stands forever for company?
bool Contest::lives(Cells chain, Color color, Cells empty) const {
    return (beside(chain) & empty) != 0 || (chain & beside_wall_[index_of(color)]) != 0;
}

Cells Contest::captured_by(const State& state, Color mover, int cell) const {
    const Cells theirs = state.stones[index_of(other(mover))];
    const Cells empty = ~(state.taken() | bit(cell));
    Cells captured = 0;
    for_each(beside_[static_cast<std::size_t>(cell)] & theirs, [&](int n) {
        if ((captured & bit(n)) != 0) return;
        const Cells chain = connected(bit(n), theirs);
        if (!lives(chain, other(mover), empty)) captured |= chain;
    });
    return captured;
}

// A lone stone takes a lone stone and could itself be retaken at once.
bool Contest::is_ko_take(const State& state, Color mover, int cell, Cells captured) const {
    const Cells around = beside_[static_cast<std::size_t>(cell)];
    const bool has_company =
        (around & state.stones[index_of(mover)]) != 0 || (bit(cell) & beside_wall_[index_of(mover)]) != 0;
    const Cells liberties = (around & ~state.taken()) | captured;
    return std::has_single_bit(captured) && !has_company && liberties == captured;
}

std::optional<Contest::State> Contest::after_play(const State& state, int cell) const {
    const Color mover = state.to_move;
    const std::size_t own = index_of(mover);
    const std::size_t opposing = index_of(other(mover));
    const Cells captured = captured_by(state, mover, cell);
    const bool is_ko = is_ko_take(state, mover, cell, captured);
    if (is_ko && (state.banned[own] & bit(cell)) != 0) return {};
    State next = state;
    if (ko_pass_ == KoPass::none) next.banned = {};
    next.stones[own] |= bit(cell);
    next.stones[opposing] &= ~captured;
    if (!lives(connected(bit(cell), next.stones[own]), mover, ~next.taken())) return {};
    if (is_ko) next.banned[opposing] |= captured;
    if ((captured & stakes_[opposing]) != 0) next.taker = mover;
    next.to_move = other(mover);
    drop_idle_bans(next);
    return next;
}

// A ban lasts as long as there is that ko to retake.
void Contest::drop_idle_bans(State& state) const {
    for (Color player : {Color::black, Color::white})
        for_each(state.banned[index_of(player)], [&](int c) {
            const bool is_empty = (state.taken() & bit(c)) == 0;
            if (!is_empty || !is_ko_take(state, player, c, captured_by(state, player, c)))
                state.banned[index_of(player)] &= ~bit(c);
        });
}

void Contest::add_passes(const State& state, std::vector<State>& moves) const {
    State next = state;
    next.to_move = other(state.to_move);
    if (ko_pass_ != KoPass::one_ko) next.banned = {};
    moves.push_back(next);
    if (ko_pass_ != KoPass::one_ko) return;
    for_each(state.banned[index_of(state.to_move)], [&](int c) {
        State lifted = next;
        lifted.banned[index_of(state.to_move)] &= ~bit(c);
        moves.push_back(lifted);
    });
}

void Contest::add_threat(const State& state, std::vector<State>& moves) const {
    const std::size_t own = index_of(state.to_move);
    std::uint8_t left = state.threats.of[own];
    if (state.banned[own] == 0 || left == 0) return;
    if (left != KoThreats::no_end) --left;
    State next = state;
    next.banned[own] = 0;
    next.threats.of[own] = left;
    moves.push_back(next);
}

std::vector<Contest::State> Contest::moves(const State& state) const {
    std::vector<State> moves;
    if (state.taker != Color::empty) return moves;
    const Cells all = points_.size() == most_points ? ~Cells{0} : bit(static_cast<int>(points_.size())) - 1;
    for_each(all & ~state.taken(), [&](int c) {
        if (const auto next = after_play(state, c)) moves.push_back(*next);
    });
    add_passes(state, moves);
    add_threat(state, moves);
    return moves;
}

}  // namespace shinpan::analysis
