// The board with liberties as sets against the board that walks along its chains.
#include "analysis/playout/liberty_board.hpp"

#include "analysis/playout/random.hpp"
#include "analysis/playout/tactics.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace shinpan;

namespace {

// The liberties of the chain by definition.
std::vector<Point> liberties_of(const Board& board, Point stone) {
    std::vector<Point> found;
    for (Point s : board.chain(stone))
        for (Point n : neighbours(s))
            if (board.at(n) == Color::empty && std::find(found.begin(), found.end(), n) == found.end())
                found.push_back(n);
    return found;
}

void check_chain(const LibertyBoard& board, Point stone) {
    const std::vector<Point> all = liberties_of(board.board(), stone);
    for (int n = 0; n <= 5; ++n) CHECK(board.has(stone, n) == (static_cast<int>(all.size()) >= n));
    CHECK(board.is_in_atari(stone) == (all.size() == 1));
    CHECK(board.only_liberty(stone) == (all.size() == 1 ? all[0] : no_point));
    const std::array<Point, 2> two = board.two_liberties(stone);
    CHECK((two[0] != no_point) == (all.size() == 2));
    if (all.size() == 2) CHECK(std::is_permutation(all.begin(), all.end(), two.begin()));
    const Point last = all.back();
    CHECK(board.has_none_but(stone, last, no_point) == (all.size() == 1));
    CHECK(board.has_none_but(stone, all.front(), last) == (all.size() <= 2));
}

void check_play(const LibertyBoard& board, Color mover, Point at) {
    int stones = 0;
    const FewPoints after = liberties_after(board.board(), mover, at, 3, &stones);
    for (int n = 1; n <= 3; ++n) CHECK(board.would_have(mover, at, n) == (after.size() >= n));
    CHECK(board.only_liberty_after(mover, at) == (after.size() == 1 ? after[0] : no_point));
    CHECK(board.stones_after(mover, at) == stones);
}

}  // namespace

TEST_CASE("liberties kept as sets are the liberties, whatever is played, taken and given up") {
    Random random(7);
    int taken = 0, given_up = 0;
    for (Size size : {Size{1, 1}, Size{2, 1}, Size{3, 3}, Size{8, 8}, Size{13, 5}, Size{52, 2}}) {
        LibertyBoard board(size);
        for (int move = 0; move < 6 * size.area(); ++move) {
            std::vector<Point> empty;
            for (Point p : board.board().position().points(Color::empty)) empty.push_back(p);
            const Point at = empty[random.below(empty.size())];
            const Color mover = random.below(2) == 0 ? Color::black : Color::white;
            check_play(board, mover, at);
            const Played played = board.play(mover, at);
            taken += played.taken;
            given_up += played.given_up;
            for_each_point(size, [&](Point p) {
                if (is_stone(board.board().at(p))) check_chain(board, p);
            });
        }
    }
    CHECK(taken > 100);
    CHECK(given_up > 10);
}

TEST_CASE("a board that is taken over has its liberties at once") {
    const std::vector<std::string_view> rows{"X X . O", "O X . O", ". O X ."};
    LibertyBoard board(Size{4, 3});
    board.set(Board(position_from(rows).value()));
    for (Point p : board.board().position().points(Color::black)) check_chain(board, p);
    for (Point p : board.board().position().points(Color::white)) check_chain(board, p);
}
