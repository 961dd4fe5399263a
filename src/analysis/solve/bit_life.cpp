#include "analysis/solve/bit_life.hpp"

#include <array>
#include <bit>

namespace shinpan::inline analysis::solving {
namespace {

constexpr Bits first_of(Bits set) { return set & (0 - set); }

// Calls f(Bits) for each connected part of the set.
template <class F>
void for_each_part(const BitBoard& board, Bits set, F f) {
    for (Bits left = set; left != 0;) {
        const Bits part = board.joined(first_of(left), set);
        left &= ~part;
        f(part);
    }
}

bool has_room_for_two_eyes(const BitBoard& board, Bits region, Bits living) {
    const Bits eyes = region & ~board.around(living);
    const Bits first = first_of(eyes);
    return (eyes & ~first & ~board.around(first)) != 0 || std::popcount(eyes) > 2;
}

}  // namespace

Bits unconditionally_living(const BitBoard& board, BitStones stones, Color player) {
    const Bits own = stones.of(player);
    const Bits rest = board.all() & ~own;
    if (board.joined(first_of(rest), rest) == rest) return 0;  // one region is one eye at most
    const Bits empty = rest & ~stones.of(other(player));
    for (Bits living = own; living != 0;) {
        struct Chain {
            Bits stones;
            int eyes;
        };
        std::array<Chain, 25> chains;
        std::size_t count = 0;
        for_each_part(board, living, [&](Bits chain) { chains[count++] = {chain, 0}; });
        for_each_part(board, rest, [&](Bits region) {
            if ((board.around(region) & own & ~living) != 0) return;  // others may open it
            for (std::size_t i = 0; i < count; ++i) {
                const Bits beside = board.around(chains[i].stones);
                chains[i].eyes += (beside & region) != 0 && (region & empty & ~beside) == 0;
            }
        });
        Bits still = 0;
        for (std::size_t i = 0; i < count; ++i) still |= chains[i].eyes >= 2 ? chains[i].stones : 0;
        if (still == living) return living;
        living = still;
    }
    return 0;
}

Bits surely_black(const BitBoard& board, BitStones stones) {
    const Bits living = unconditionally_living(board, stones, Color::black);
    if (living == 0) return 0;
    Bits sure = living;
    for_each_part(board, board.all() & ~living, [&](Bits region) {
        if (!has_room_for_two_eyes(board, region, living)) sure |= region;
    });
    return sure;
}

}  // namespace shinpan::analysis::solving
