// Tactical playouts: random games in which both sides see what a player sees at a glance. They capture, flee
// from atari, keep out of atari, hunt what has no way out, play the vital point of a small eye and good
// shapes, and leave their own eyes and seki alone.
//
//   TacticalPlayout playout(size, seed);
//   playout.run(board, Color::black);
//   playout.end()                     // living and dead are plain on most of it
#pragma once

#include "analysis/playout/liberty_board.hpp"
#include "analysis/playout/marks.hpp"
#include "analysis/playout/random.hpp"
#include "analysis/playout/tactics.hpp"
#include "go/rules/simple_ko.hpp"

#include <array>
#include <cstdint>

namespace shinpan::inline analysis {

class TacticalPlayout {
public:
    TacticalPlayout(Size, std::uint64_t seed);

    // Plays from there until two passes follow one another. Precondition: a board of that size.
    void run(const Board& start, Color to_move);

    // Of the last run: how the board stood at the end, and the number of moves, passes included.
    const Board& end() const { return chains_.board(); }
    int moves() const { return moves_; }

    // The points that a player was the first to play on in the last run.
    const PointSet& first_played(Color by) const { return first_[by == Color::black ? 0 : 1]; }

private:
    const Board& board() const { return chains_.board(); }
    void list_empty_points();
    void play(Point at);
    Point choose();
    bool is_sensible(Point at);
    bool is_bad_self_atari(Point at) const;
    bool leaves_one_eye(Point at, Point left) const;
    Point elsewhere();
    bool fills_in_a_race(Point at) const;
    bool is_enclosed_by_mover(Point at);
    bool chance(unsigned percent) { return random_.below(100) < percent; }
    Point one_of(const FewPoints& points);
    void add_captures_and_escapes(Point from, FewPoints& found) const;
    void add_urgent(FewPoints& found) const;
    void add_hunts(FewPoints& found) const;
    Point eye_killer();
    FewPoints small_region(Point, Color kept_out);
    Point good_shape();

    LibertyBoard chains_;
    Random random_;
    std::array<std::uint16_t, max_side * max_side> empty_;  // the empty points, in any order
    std::array<std::uint16_t, cell_count> place_{};         // where in empty_ an empty point stands
    std::size_t empty_count_ = 0;
    Color mover_ = Color::black;
    Point last_ = no_point;  // the opponent's last play
    SimpleKo ko_;
    FewPoints lost_;  // what that play took, if few
    int moves_ = 0;
    std::array<PointSet, 2> first_{};
    Marks reached_;
};

}  // namespace shinpan::analysis
