#include "analysis/ownership/ownership_input.hpp"

#include "analysis/playout/tactics.hpp"
#include "go/board/board.hpp"
#include "go/score/control.hpp"
#include "go/score/unconditional.hpp"

#include <algorithm>
#include <cmath>

namespace shinpan::inline analysis {
namespace {

constexpr int counted_liberties = 4;

OwnershipPlane liberties_plane(int liberties) {
    constexpr std::array planes{OwnershipPlane::one_liberty, OwnershipPlane::two_liberties,
                                OwnershipPlane::three_liberties, OwnershipPlane::more_liberties};
    return planes[static_cast<std::size_t>(std::clamp(liberties, 1, counted_liberties) - 1)];
}

class Seer {
public:
    Seer(const Position& position, Color first, const Guesses& playouts)
        : position_(position), first_(first), playouts_(playouts) {}

    OwnershipInput run() {
        for_each_point(position_.size(), [&](Point p) { see_guesses(p); });
        const Board board(position_);
        for (Color player : {first_, other(first_)}) {
            for (Point p : unconditionally_alive(position_, player, SelfCapture::allowed))
                input_.mark(p, player == first_ ? OwnershipPlane::own_alive : OwnershipPlane::their_alive);
            for_each_region(position_.points(player), position_.size(),
                            [&](const PointSet& chain) { see_chain(board, player, chain); });
        }
        return input_;
    }

private:
    double mean(Point p, Color moving_first) const {
        const double black = playouts_[index_of(moving_first)].mean(p);
        return first_ == Color::black ? black : -black;
    }
    double mean(Point p) const { return (mean(p, first_) + mean(p, other(first_))) / 2; }

    void set(Point p, OwnershipPlane plane, double share) {
        input_.set(p, plane, static_cast<std::int16_t>(std::lround(OwnershipInput::whole * share)));
    }

    void see_guesses(Point p) {
        const double now = mean(p, first_), later = mean(p, other(first_)), both = mean(p);
        input_.mark(p, OwnershipPlane::board);
        set(p, OwnershipPlane::moving_first, now);
        set(p, OwnershipPlane::moving_second, later);
        set(p, OwnershipPlane::mean_cubed, both * both * both);
        set(p, OwnershipPlane::difference, now - later);
    }

    void see_chain(const Board& board, Color player, const PointSet& chain) {
        const int liberties = liberties_up_to(board, *chain.begin(), counted_liberties).size();
        double sum = 0;
        for (Point p : chain) sum += mean(p);
        for (Point p : chain) {
            input_.mark(p, player == first_ ? OwnershipPlane::own : OwnershipPlane::theirs);
            input_.mark(p, liberties_plane(liberties));
            set(p, OwnershipPlane::chain, sum / chain.size());
        }
    }

    const Position& position_;
    Color first_;
    const Guesses& playouts_;
    OwnershipInput input_{position_.size()};
};

}  // namespace

OwnershipInput ownership_input(const Position& position, Color first, const Guesses& playouts) {
    return Seer(position, first, playouts).run();
}

}  // namespace shinpan::analysis
