// The mechanics of hypothetical play on a part of the board, held against the board's own.
#include "analysis/confirm/contest.hpp"

#include "drawn.hpp"
#include "go/board/definition.hpp"

#include <doctest/doctest.h>

#include <random>

using namespace shinpan;

namespace {

// The situation as a position, where the whole board is contested.
Position position_of(const Contest& contest, const Contest::State& state, Size size) {
    Position position(size);
    for_each_point(size, [&](Point p) {
        const auto here = Contest::Cells{1} << contest.cell(p);
        if ((state.stones[0] & here) != 0) position.set(p, Color::black);
        if ((state.stones[1] & here) != 0) position.set(p, Color::white);
    });
    return position;
}

}  // namespace

TEST_CASE("on a whole board the plays are those of the board, less self-capture and kos to be retaken") {
    const Size size{4, 4};
    const Contest contest(Position(size), all_points(size), {}, KoPass::every_ko);
    std::mt19937_64 random(20261121);
    int kos = 0;
    for (int game = 0; game < 300; ++game) {
        Contest::State state = contest.start(Color::black);
        for (int move = 0; move < 40; ++move) {
            const Position now = position_of(contest, state, size);
            std::vector<Position> expected;
            for (Point p : now.points(Color::empty)) {
                const auto here = Contest::Cells{1} << contest.cell(p);
                const bool banned = (state.banned[index_of(state.to_move)] & here) != 0;
                Position next = now;
                if (play_by_definition(next, state.to_move, p).given_up == 0 && !banned)
                    expected.push_back(next);
                kos += banned;
            }
            expected.push_back(now);  // a pass
            const auto moves = contest.moves(state);
            REQUIRE(moves.size() == expected.size());
            for (std::size_t i = 0; i < moves.size(); ++i)
                CHECK(position_of(contest, moves[i], size) == expected[i]);
            state = moves[random() % moves.size()];
        }
    }
    CHECK(kos > 50);
}

TEST_CASE("a ban lasts until a pass lifts it, and a pass may lift one or all") {
    const Position two_kos = drawn({". X O . .", "X . X O .", ". X O . .",  //
                                    ". X O . .", "X O . O .", ". X O . ."});
    const PointSet all = all_points(two_kos.size());
    for (KoPass ko_pass : {KoPass::every_ko, KoPass::one_ko}) {
        const Contest contest(two_kos, all, {}, ko_pass);
        const auto at = [&](int col, int row) { return Contest::Cells{1} << contest.cell(point(col, row)); };
        const auto after_play_on = [&](const Contest::State& s, int col, int row) {
            for (const auto& next : contest.moves(s))
                if ((next.taken() & ~s.taken()) == at(col, row)) return next;
            FAIL("the play is refused");
            return s;
        };
        Contest::State state = after_play_on(contest.start(Color::white), 1, 1);  // White takes the upper ko
        CHECK(state.banned[0] == at(2, 1));
        state = after_play_on(state, 2, 4);  // Black takes the lower one
        CHECK(state.banned[1] == at(1, 4));
        state = after_play_on(state, 4, 0);
        for (const auto& next : contest.moves(state)) CHECK((next.stones[0] & at(2, 1)) == 0);

        int lifting = 0;
        for (const auto& next : contest.moves(state))
            if (next.taken() == state.taken() && next.banned[0] == 0) {
                ++lifting;
                CHECK((next.banned[1] == 0) == (ko_pass == KoPass::every_ko));
            }
        CHECK(lifting == 1);
    }
}

TEST_CASE("who takes a stake ends the contest") {
    const Position atari = drawn({"O X .", ". . ."});
    const Contest open(atari, all_points(atari.size()), all_points(atari.size()), KoPass::every_ko);
    int taken = 0;
    for (const auto& next : open.moves(open.start(Color::black)))
        if (next.taker == Color::black) {
            ++taken;
            CHECK(open.moves(next).empty());
        }
    CHECK(taken == 1);
}
