#include "oracle/tiny_board.hpp"

#include <bit>
#include <cassert>

namespace shinpan::oracle {
namespace {

constexpr Mask bit(int at) { return static_cast<Mask>(1U << at); }

}  // namespace

TinyBoard::TinyBoard(int cols, int rows) : cols_(cols), rows_(rows) {
    assert(cols >= 1 && rows >= 1 && cols * rows <= 16);
    power_[0] = 1;
    for (std::size_t i = 1; i < power_.size(); ++i) power_[i] = 3 * power_[i - 1];
    base_three_.resize(std::size_t{1} << points());
    for (std::size_t set = 1; set < base_three_.size(); ++set)
        base_three_[set] =
            base_three_[set & (set - 1)] + power_[static_cast<std::size_t>(std::countr_zero(set))];
    find_neighbours();
    find_chains();
    find_images();
}

void TinyBoard::find_neighbours() {
    around_.resize(std::size_t{1} << points());
    for (std::size_t set = 0; set < around_.size(); ++set) {
        Mask next = 0;
        for (int at = 0; at < points(); ++at) {
            if ((set >> at & 1) == 0) continue;
            if (at % cols_ > 0) next |= bit(at - 1);
            if (at % cols_ < cols_ - 1) next |= bit(at + 1);
            if (at >= cols_) next |= bit(at - cols_);
            if (at < points() - cols_) next |= bit(at + cols_);
        }
        around_[set] = static_cast<Mask>(next & ~set);
    }
}

void TinyBoard::find_chains() {
    chain_.resize(around_.size() * 16);
    for (std::size_t stones = 0; stones < around_.size(); ++stones)
        for (int at = 0; at < points(); ++at) {
            Mask chain = static_cast<Mask>(stones & bit(at));
            for (Mask more = chain; more != 0; chain |= more)
                more = static_cast<Mask>(around_[chain] & stones);
            chain_[stones * 16 + static_cast<std::size_t>(at)] = chain;
        }
}

void TinyBoard::find_images() {
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        const bool swaps_sides = (symmetry & 4) != 0;
        if (swaps_sides && cols_ != rows_) break;
        std::vector<Mask> image(around_.size());
        for (std::size_t set = 0; set < image.size(); ++set)
            for (int at = 0; at < points(); ++at) {
                if ((set >> at & 1) == 0) continue;
                int col = at % cols_;
                int row = at / cols_;
                if ((symmetry & 1) != 0) col = cols_ - 1 - col;
                if ((symmetry & 2) != 0) row = rows_ - 1 - row;
                image[set] |= bit(swaps_sides ? col * cols_ + row : row * cols_ + col);
            }
        images_.push_back(std::move(image));
    }
}

bool TinyBoard::is_legal(Mask ones, Mask twos) const {
    const Mask occupied = ones | twos;
    for (const Mask stones : {ones, twos})
        for (Mask left = stones; left != 0;) {
            const Mask one = chain(stones, std::countr_zero(left));
            if (liberties(one, occupied) == 0) return false;
            left = static_cast<Mask>(left & ~one);
        }
    return true;
}

Move TinyBoard::play(Mask mine, Mask theirs, int at) const {
    Move move{static_cast<Mask>(mine | bit(at)), theirs, 0, 0};
    const Mask occupied = move.mine | theirs;
    for (Mask beside = static_cast<Mask>(around_[bit(at)] & theirs); beside != 0;) {
        const Mask one = chain(theirs, std::countr_zero(beside));
        if (liberties(one, occupied) == 0) move.taken |= one;
        beside = static_cast<Mask>(beside & ~one);
    }
    move.theirs = static_cast<Mask>(theirs & ~move.taken);
    const Mask own = chain(move.mine, at);
    if (liberties(own, move.mine | move.theirs) == 0) move.given_up = own;
    move.mine = static_cast<Mask>(move.mine & ~move.given_up);
    return move;
}

}  // namespace shinpan::oracle
