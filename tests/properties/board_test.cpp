// The fast board against the definition: after every play of random games, on boards of all sizes and shapes.
#include "go/board/board.hpp"

#include "property.hpp"

#include <algorithm>
#include <random>
#include <vector>

using namespace shinpan;

namespace {

// One side alone may be long: 1x1 to 52x52, thin boards and squares.
Size any_size() {
    const auto side = [] { return static_cast<std::uint8_t>(*rc::gen::inRange(1, 8)); };
    switch (*rc::gen::inRange(0, 6)) {
        case 0: return {1, static_cast<std::uint8_t>(*rc::gen::inRange(1, max_side + 1))};
        case 1: return {static_cast<std::uint8_t>(*rc::gen::inRange(1, max_side + 1)), 1};
        case 2: return {side(), static_cast<std::uint8_t>(*rc::gen::inRange(1, max_side + 1))};
        case 3: return {max_side, max_side};
        default: return {side(), side()};
    }
}

// The empty points of the board in a random order.
std::vector<Point> shuffled_empty_points(const Board& board, std::mt19937_64& random) {
    std::vector<Point> empty;
    for (Point p : board.position().points(Color::empty)) empty.push_back(p);
    std::shuffle(empty.begin(), empty.end(), random);
    return empty;
}

// Plays anywhere, self-capture too, and compares every answer with the definition's.
void play_and_compare(Board& board, Color mover, Point at) {
    Position defined = board.position();
    const Played expected = play_by_definition(defined, mover, at);
    const Effect effect = board.effect(mover, at);
    RC_ASSERT(board.position_after(mover, at) == defined);
    RC_ASSERT(board.is_self_capture(mover, at) == (expected.given_up > 0));
    const PointSet before = board.position().points(Color::empty);
    RC_ASSERT(board.play(mover, at) == expected);
    RC_ASSERT(board.position() == defined);
    RC_ASSERT(effect.taken == expected.taken);
    RC_ASSERT(effect.given_up == expected.given_up);
    RC_ASSERT(effect.hash == board.hash());
    PointSet removed;
    for (Point p : board.removed()) removed.insert(p);
    RC_ASSERT(removed.size() == expected.taken + expected.given_up);
    PointSet newly_empty = before | removed;
    if (expected.given_up == 0) newly_empty.erase(at);
    RC_ASSERT(defined.points(Color::empty) == newly_empty);
}

}  // namespace

TEST_CASE("the board agrees with the definition after every play") {
    property("random plays, self-capture included", [] {
        const Size size = any_size();
        std::mt19937_64 random(*rc::gen::arbitrary<std::uint64_t>());
        Board board(size);
        const int every = size.area() / 64 + 1;  // on big boards only some plays are compared
        for (int round = 0; round < 3; ++round) {
            for (Point at : shuffled_empty_points(board, random)) {
                if (board.at(at) != Color::empty) continue;
                const Color mover = random() % 2 ? Color::black : Color::white;
                if (random() % static_cast<unsigned>(every) == 0)
                    play_and_compare(board, mover, at);
                else
                    board.play(mover, at);
            }
            RC_ASSERT(board.consistent());
        }
        for_each_point(size, [&](Point p) {
            if (!is_stone(board.at(p)) || random() % static_cast<unsigned>(every) != 0) return;
            RC_ASSERT(board.liberties(p) == liberties_by_definition(board.position(), p).size());
            RC_ASSERT(board.chain(p) == connected(board.position(), p));
            RC_ASSERT(board.chain_size(p) == board.chain(p).size());
        });
        RC_ASSERT(Board(board.position()).consistent());
        RC_ASSERT(Board(board).consistent());
    });
}
