// Random playouts: both sides play anywhere until nothing is left, and what stands then hints at who owns
// what. They know nothing of life and death; whatever rests on them is an estimate and must be labelled so.
//
//   ownership(position, Color::black, 100, seed).mean(point);  // from 1, Black's, to -1, White's
#pragma once

#include "analysis/playout/ownership.hpp"
#include "analysis/playout/random.hpp"
#include "go/board/board.hpp"
#include "go/rules/simple_ko.hpp"

#include <array>
#include <cstdint>

namespace shinpan::inline analysis {

// Every legal play that does not fill an own one-point eye is equally likely; a player who has none passes,
// and two passes end it. Self-capture and retaking a ko at once are not legal. The same seed and the same
// calls give the same games.
class Playout {
public:
    Playout(Size, std::uint64_t seed);

    // Plays from there to the end. Precondition: a board of that size.
    void run(const Board& start, Color to_move);

    // Of the last run: how the board stood at the end, and the number of moves, passes included.
    const Board& end() const { return board_; }
    int moves() const { return moves_; }

    // One random move on a board: the point, or no_point for a pass.
    Point choose(const Board&, Color mover, const SimpleKo&);

    // True where the list of empty points is that of the last run's position, and no player may play on a
    // point at rest. Slow; for tests and debug builds.
    bool consistent() const;

private:
    void list_empty_points(const Board&);
    std::size_t find_playable(const Board&, Color mover, const SimpleKo&);
    void play(Color mover, std::size_t drawn, SimpleKo&);
    void put_to_rest(std::size_t place);
    void wake_disturbed();
    bool disturbs(Point at) const;

    Board board_;
    Random random_;
    // The empty points in any order: the first are awake and may be drawn, those behind them are eyes at
    // rest, in which neither player may play until something disturbs them.
    std::array<std::uint16_t, max_side * max_side> empty_;
    std::size_t awake_ = 0;
    std::size_t empty_count_ = 0;
    std::array<bool, cell_count> is_resting_{};
    int moves_ = 0;
};

// Is the empty point an eye of one point that its owner does well to leave open? All four sides are the
// owner's or the border, and of the diagonals at most one, and none at the border, is the opponent's.
bool is_own_eye(const Board&, Color owner, Point);

// Precondition: every chain has a liberty.
Ownership ownership(const Position&, Color to_move, int playouts, std::uint64_t seed);

}  // namespace shinpan::analysis
