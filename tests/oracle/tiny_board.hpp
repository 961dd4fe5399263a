// A board of at most sixteen points for the oracle, by lookup: stones are bits, chains and neighbours stand
// in tables. It is written for this purpose alone and has nothing in common with the engine's board.
//
//   const TinyBoard board(4, 3);
//   const Move move = board.play(mine, theirs, at);      // move.taken, move.given_up, move.mine, move.theirs
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace shinpan::oracle {

using Mask = std::uint16_t;  // a set of points, row by row from the top left
using Code = std::uint32_t;  // of a position: in base three, a digit a point

// What a play makes of the mover's and the opponent's stones.
struct Move {
    Mask mine = 0;
    Mask theirs = 0;
    Mask taken = 0;     // opposing stones that came off
    Mask given_up = 0;  // the mover's own, the one just played included
};

class TinyBoard {
public:
    TinyBoard(int cols, int rows);  // precondition: at most sixteen points

    int cols() const { return cols_; }
    int rows() const { return rows_; }
    int points() const { return cols_ * rows_; }
    Mask all() const { return static_cast<Mask>((1U << points()) - 1); }
    Code codes() const { return power_[static_cast<std::size_t>(points())]; }

    // The position with those stones. The two players' stones count one and two a digit.
    Code code(Mask ones, Mask twos) const { return base_three_[ones] + 2 * base_three_[twos]; }

    Mask around(Mask set) const { return around_[set]; }  // points next to the set and not in it
    Mask chain(Mask stones, int at) const {
        return chain_[static_cast<std::size_t>(stones) * 16 + static_cast<std::size_t>(at)];
    }
    Mask liberties(Mask chain, Mask occupied) const { return static_cast<Mask>(around_[chain] & ~occupied); }

    // Have all chains of both players a liberty?
    bool is_legal(Mask ones, Mask twos) const;

    // Precondition: no stone stands on `at`. Whether the play is allowed is not asked.
    Move play(Mask mine, Mask theirs, int at) const;

    // The board's turns and mirror images, the identity first, as maps of sets.
    std::size_t symmetries() const { return images_.size(); }
    Mask image(std::size_t symmetry, Mask set) const { return images_[symmetry][set]; }

private:
    void find_neighbours();
    void find_chains();
    void find_images();

    int cols_;
    int rows_;
    std::array<Code, 17> power_{};  // of three
    std::vector<Code> base_three_;  // by set
    std::vector<Mask> around_;      // by set
    std::vector<Mask> chain_;       // by set and point
    std::vector<std::vector<Mask>> images_;
};

}  // namespace shinpan::oracle
