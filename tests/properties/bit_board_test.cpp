// The board of bits plays as the engine's board does.
#include "analysis/solve/board.hpp"
#include "go/board/board.hpp"
#include "property.hpp"

using namespace shinpan;
using namespace shinpan::solving;

TEST_CASE("a board of bits agrees with the engine's board, play by play") {
    property("positions and stones removed are equal", [](const std::vector<std::uint8_t>& choices) {
        const Size size{static_cast<std::uint8_t>(1 + *rc::gen::inRange(0, 5)),
                        static_cast<std::uint8_t>(1 + *rc::gen::inRange(0, 5))};
        const BitBoard bits(size);
        BitStones stones{};
        Board board(size);
        for (const std::uint8_t choice : choices) {
            const Color mover = (choice & 1) != 0 ? Color::black : Color::white;
            const Point at = point(choice / 2 % size.cols, choice / 2 / size.cols % size.rows);
            if (board.at(at) != Color::empty) continue;
            const BitPlay play = bits.play(stones, mover, bits.bit_of(at));
            const Played played = board.play(mover, at);
            stones = play.after;
            RC_ASSERT(bits.point_of(bits.bit_of(at)) == at);
            RC_ASSERT(bits.position(stones) == board.position());
            RC_ASSERT(std::popcount(play.taken) == played.taken);
            RC_ASSERT(std::popcount(play.given_up) == played.given_up);
        }
    });
}

TEST_CASE("turns and mirror images of a board of bits keep the play") {
    property("a play's image is the image's play", [](std::uint16_t black, std::uint16_t white) {
        const BitBoard bits(Size{4, 4});
        const auto spread = [&](std::uint16_t set) {
            Bits made = 0;
            for (int i = 0; i < 16; ++i)
                if ((set >> i & 1) != 0) made |= Bits{1} << bits.bit_of(point(i % 4, i / 4));
            return made;
        };
        const BitStones stones{spread(black), spread(static_cast<std::uint16_t>(white & ~black))};
        const Bits empty = bits.all() & ~(stones.black | stones.white);
        for (Bits left = empty; left != 0; left &= left - 1) {
            const int at = std::countr_zero(left);
            const BitPlay play = bits.play(stones, Color::black, at);
            for (std::size_t s = 0; s < bits.symmetries(); ++s) {
                const int image_at = std::countr_zero(bits.image(s, Bits{1} << at));
                const BitPlay image = bits.play(bits.image(s, stones), Color::black, image_at);
                RC_ASSERT(image.after == bits.image(s, play.after));
            }
        }
    });
}
