// Board: capture, chains and liberties in positions whose outcome a player can see.
#include "go/board/board.hpp"

#include "drawn.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

Point at(const Board& board, std::string_view text) { return point_named(text, board.size()).value(); }

}  // namespace

TEST_CASE("a stone alone has the liberties of its place") {
    Board board(Size{3, 3});
    CHECK(board.play(Color::black, at(board, "A1")) == Played{});
    CHECK(board.liberties(at(board, "A1")) == 2);
    board.play(Color::white, at(board, "B2"));
    CHECK(board.liberties(at(board, "B2")) == 4);
    CHECK(board.removed().empty());
}

TEST_CASE("beside a point without stones around it no chain is short of liberties") {
    Board board(Size{3, 3});
    CHECK(board.fewest_open_pairs_beside(at(board, "B2")) > 9 * 4);
    board.play(Color::black, at(board, "A2"));
    CHECK(board.fewest_open_pairs_beside(at(board, "C2")) > 9 * 4);
    CHECK(board.fewest_open_pairs_beside(at(board, "B2")) == 3);
}

TEST_CASE("stones joined by a play become one chain and share liberties") {
    Board board(drawn({". X .",  //
                       "X . X",  //
                       ". X ."}));
    board.play(Color::black, at(board, "B2"));
    CHECK(board.chain(at(board, "A2")) == board.position().points(Color::black));
    CHECK(board.chain_size(at(board, "B3")) == 5);
    CHECK(board.liberties(at(board, "C2")) == 4);
    CHECK(board.consistent());
}

TEST_CASE("a play takes every opposing chain that it leaves without liberty, before its own") {
    Board corner(drawn({". O X",  //
                        "O X .",  //
                        "X . ."}));
    const Point a3 = at(corner, "A3");
    CHECK(corner.effect(Color::black, a3).taken == 2);
    CHECK(corner.play(Color::black, a3) == Played{2, 0});
    CHECK(corner.removed().size() == 2);
    CHECK(corner.position() == drawn({"X . X",  //
                                      ". X .",  //
                                      "X . ."}));
    CHECK(corner.consistent());
}

TEST_CASE("a play that takes nothing and has no liberty gives up its own chain") {
    Board board(drawn({". O X",  //
                       "O O X",  //
                       "X X ."}));
    CHECK(board.effect(Color::white, at(board, "A3")).given_up == 4);
    CHECK(board.play(Color::white, at(board, "A3")) == Played{0, 4});
    CHECK(board.position() == drawn({". . X",  //
                                     ". . X",  //
                                     "X X ."}));

    Board alone(Size{1, 1});
    CHECK(alone.play(Color::black, point(0, 0)) == Played{0, 1});
    CHECK(alone.hash() == 0);
    CHECK(alone.removed().size() == 1);
}

TEST_CASE("the hash knows the stones and not the way to them") {
    Board board(drawn({". X O .",  //
                       "X O . O",  //
                       ". X O ."}));
    const std::uint64_t before = board.hash();
    const Point taker = at(board, "C2");
    const Effect effect = board.effect(Color::black, taker);
    CHECK(effect.taken == 1);
    board.play(Color::black, taker);
    CHECK(board.hash() == effect.hash);
    CHECK(board.hash() != before);
    board.play(Color::white, at(board, "B2"));
    CHECK(board.hash() == before);
    CHECK(Board(board.position()).hash() == before);
}

TEST_CASE("a copy goes its own way") {
    Board board(drawn({"X .",  //
                       "O ."}));
    Board copy = board;
    copy.play(Color::white, at(copy, "B2"));
    CHECK(copy.at(at(copy, "A2")) == Color::empty);
    CHECK(board.at(at(board, "B2")) == Color::empty);
    CHECK(board.at(at(board, "A2")) == Color::black);
    CHECK(copy.consistent());
    copy = board;
    CHECK(copy.position() == board.position());
    CHECK(copy.removed().empty());
}
