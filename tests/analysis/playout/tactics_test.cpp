// Tactics against their definitions, and the shapes that every player knows.
#include "analysis/playout/tactics.hpp"

#include "analysis/playout/shapes.hpp"
#include "analysis/playout/tactical_playout.hpp"
#include "drawn.hpp"

#include <algorithm>

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

FewPoints shape(std::initializer_list<std::string_view> rows) {
    FewPoints points;
    for (Point p : drawn(rows).points(Color::black)) points.add(p);
    return points;
}

}  // namespace

TEST_CASE("few liberties are the liberties, as far as they were asked for") {
    TacticalPlayout playout(Size{9, 9}, 1);
    int compared = 0;
    for (int game = 0; game < 20; ++game) {
        playout.run(Board(Size{9, 9}), Color::black);
        const Board& board = playout.end();
        for_each_point(board.size(), [&](Point p) {
            if (!is_stone(board.at(p))) return;
            const int all = board.liberties(p);
            CHECK(liberties_up_to(board, p, 3).size() >= std::min(all, 3));
            CHECK(is_in_atari(board, p) == (all == 1));
            ++compared;
        });
    }
    CHECK(compared > 500);
}

TEST_CASE("the liberties after a play are those of the board after it") {
    TacticalPlayout playout(Size{7, 7}, 2);
    int compared = 0;
    for (int game = 0; game < 30; ++game) {
        playout.run(Board(Size{7, 7}), Color::black);
        const Board& board = playout.end();
        for (Point at : board.position().points(Color::empty))
            for (Color mover : {Color::black, Color::white}) {
                if (board.effect(mover, at).taken > 0 || board.effect(mover, at).given_up > 0) continue;
                Board next = board;
                next.play(mover, at);
                int stones = 0;
                const int found = liberties_after(board, mover, at, 2, &stones).size();
                CHECK(std::min(found, 2) == std::min(next.liberties(at), 2));
                CHECK(stones == next.chain_size(at));
                ++compared;
            }
    }
    CHECK(compared > 100);
}

TEST_CASE("nakade shapes and their vital points") {
    CHECK(vital_point(shape({"XXX"})) == point(1, 0));
    CHECK(vital_point(shape({"XX", "X."})) == point(0, 0));
    CHECK(vital_point(shape({".X.", "XXX"})) == point(1, 1));
    CHECK(vital_point(shape({".X.", "XXX", ".X."})) == point(1, 1));
    CHECK(vital_point(shape({"XX.", "XXX"})) == point(1, 1));
    CHECK(vital_point(shape({"XXX", "XX.", ".X."})) == no_point);
    CHECK(vital_point(shape({"XX.", "XXX", ".X."})) == point(1, 1));
    CHECK_FALSE(is_nakade(shape({"XXXX"})));
    CHECK_FALSE(is_nakade(shape({"XX..", ".XXX"})));
    CHECK(is_nakade(shape({"XX", "XX"})));
    CHECK(vital_point(shape({"XX", "XX"})) == no_point);
}

TEST_CASE("the same seed gives the same tactical playouts") {
    TacticalPlayout a(Size{9, 9}, 5);
    TacticalPlayout b(Size{9, 9}, 5);
    for (int i = 0; i < 5; ++i) {
        a.run(Board(Size{9, 9}), Color::black);
        b.run(Board(Size{9, 9}), Color::black);
        CHECK(a.end().position() == b.end().position());
    }
}

TEST_CASE("a tactical playout ends on every board") {
    for (Size size :
         {Size{1, 1}, Size{1, 2}, Size{7, 1}, Size{2, 2}, Size{3, 5}, Size{13, 13}, Size{52, 52}}) {
        TacticalPlayout playout(size, 3);
        playout.run(Board(size), Color::white);
        CHECK(playout.end().consistent());
        CHECK(playout.moves() >= 2);
    }
}

TEST_CASE("hane and cut are good shapes for both colours, however the board is turned") {
    const auto is_shape = [](std::initializer_list<std::string_view> rows) {
        return is_good_shape(Board(drawn(rows)), point(2, 2));
    };
    CHECK(is_shape({". . . . .", ". X O X .", ". . . . .", ". . . . .", ". . . . ."}));
    CHECK(is_shape({". . . . .", ". . . O .", ". . . X .", ". . . O .", ". . . . ."}));
    CHECK(is_shape({". . . . .", ". X O . .", ". O . . .", ". . . . .", ". . . . ."}));
    CHECK(is_shape({". . . . .", ". O X . .", ". X . . .", ". . . . .", ". . . . ."}));
    CHECK_FALSE(is_shape({". . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."}));
    CHECK_FALSE(is_shape({". . . . .", ". X X X .", ". . . . .", ". . . . .", ". . . . ."}));
    // To join on the border against a play beside it.
    CHECK(is_good_shape(Board(drawn({". . . . .", ". X . . .", ". . O . ."})), point(1, 2)));
}
