// Ladders: who is caught by ataris alone.
#include "analysis/playout/ladder.hpp"

#include "go/board/position.hpp"

#include <doctest/doctest.h>

#include <string_view>
#include <vector>

using namespace shinpan;

namespace {

Board board_of(const std::vector<std::string_view>& rows) { return Board(position_from(rows).value()); }

Point at(std::string_view name, const Board& board) { return point_named(name, board.size()).value(); }

}  // namespace

TEST_CASE("a ladder in the open catches, and a stone in its way breaks it") {
    const Board open = board_of({". . . . . . .", ". . . . . . .", ". . . . . . .", ". . . O . . .",
                                 ". . X O X . .", ". . . X . . .", ". . . . . . ."});
    CHECK(ladder_start(open, at("D4", open)) == no_point);  // three liberties
    const Board caught = board_of({". . . . . . .", ". . . . . . .", ". . . . . . .", ". . X . . . .",
                                   ". . X O . . .", ". . . X . . .", ". . . . . . ."});
    CHECK(ladder_start(caught, at("D3", caught)) != no_point);
    const Board broken = board_of({". . . O O . .", ". . . . O O .", ". . . . . O .", ". . X . . . O",
                                   ". . X O . O .", ". . . X . . .", ". . . . . . ."});
    CHECK(ladder_start(broken, at("D3", broken)) == no_point);
}

TEST_CASE("a chain in atari gets away by running, or by taking what holds it") {
    const Board runs = board_of({". . . . .", ". . . . .", ". X O . .", ". . X . .", ". . . . ."});
    CHECK(ladder_escape(runs, at("C3", runs)) == no_point);  // two liberties: not in atari
    const Board takes = board_of({". . . . .", ". X . X .", ". X O X .", ". O X O .", ". . . . ."});
    CHECK(name(ladder_escape(takes, at("C3", takes)), takes.size()) == "C1");
    const Board free = board_of({". . . . . . .", ". . . . . . .", ". . X . . . .", ". X O . . . .",
                                 ". . X . . . .", ". . . . . . .", ". . . . . . ."});
    CHECK(name(ladder_escape(free, at("C4", free)), free.size()) == "D4");
}

TEST_CASE("on the border there is no way out") {
    const Board board = board_of({". . . . .", ". . . . .", "X X X . .", "O O X . .", ". X . . ."});
    CHECK(ladder_escape(board, at("A2", board)) == no_point);
}
