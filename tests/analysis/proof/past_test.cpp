// The past of a game, point by point.
#include "analysis/proof/past.hpp"

#include "go/board/board.hpp"

#include <doctest/doctest.h>

#include <random>
#include <vector>

using namespace shinpan;

TEST_CASE("what changed on each point is what tells the positions of a game apart") {
    std::mt19937_64 random(3);
    Board board(Size{5, 4});
    Past past;
    std::vector<Position> positions;
    for (int move = 0; move < 200; ++move) {
        past.add(board.position());
        positions.push_back(board.position());
        const Point at = point(static_cast<int>(random() % 5), static_cast<int>(random() % 4));
        if (board.at(at) == Color::empty) board.play(move % 2 == 0 ? Color::black : Color::white, at);
    }
    for_each_point(board.size(), [&](Point p) {
        std::vector<Color> seen(positions.size());
        std::size_t until = positions.size();
        past.for_each_change(p, [&](int number, Color was, Color is) {
            for (auto n = static_cast<std::size_t>(number); until > n; --until) seen[until - 1] = is;
            if (number > 0) CHECK(was == positions[static_cast<std::size_t>(number) - 1].at(p));
        });
        REQUIRE(until == 0);
        for (std::size_t n = 0; n < positions.size(); ++n) CHECK(seen[n] == positions[n].at(p));
    });
}

TEST_CASE("nothing has changed before the first position") {
    Past().for_each_change(point(0, 0), [](int, Color, Color) { FAIL("a change"); });
    CHECK(Past().empty());
}
