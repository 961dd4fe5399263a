// History: what each ban on repetition says in the positions that tell the bans apart.
#include "go/rules/history.hpp"

#include "go/board/zobrist.hpp"
#include "go/rules/self_capture.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <sstream>

using namespace shinpan;

namespace {

// A diagram and the moves from it, "B:C3 W:pass ..."; the diagram counts as made by the player not to move.
struct Game {
    Board board;
    History history;

    Game(std::initializer_list<std::string_view> rows, Color to_move)
        : board(position_from(std::span(rows.begin(), rows.size())).value()),
          history(board, to_move, other(to_move)) {}

    // The earlier position that the ban names if this move is made; then makes the move.
    std::optional<int> move(const Repetition& rule, const std::string& text) {
        const Color mover = text[0] == 'B' ? Color::black : Color::white;
        const std::string where = text.substr(2);
        if (where == "pass") {
            history.add_pass(mover);
            return {};
        }
        const Point at = point_named(where, board.size()).value();
        const auto named = history.repeats(rule, board, mover, at);
        const Played played = board.play(mover, at);
        history.add_play(mover, at, played, board);
        return named;
    }

    // The number of the first move that the ban forbids, 0 for none.
    int first_forbidden(const Repetition& rule, const std::string& moves) {
        std::istringstream words(moves);
        int number = 0;
        for (std::string word; words >> word;) {
            ++number;
            if (move(rule, word)) return number;
        }
        return 0;
    }
};

using Rows = std::initializer_list<std::string_view>;

int first_forbidden(Rows rows, Color to_move, const Repetition& rule, const std::string& moves) {
    return Game(rows, to_move).first_forbidden(rule, moves);
}

}  // namespace

TEST_CASE("a ko may not be retaken at once") {
    const Rows ko{". X O .", "X O . O", ". X O ."};
    for (const Repetition& rule : {basic_ko, positional_superko, capturing_superko, situational_superko,
                                   natural_superko, own_move_superko}) {
        CHECK(first_forbidden(ko, Color::black, rule, "B:C2 W:B2") == 2);
        Game game(ko, Color::black);
        game.move(rule, "B:C2");
        CHECK(game.move(rule, "W:B2") == 0);  // the diagram would be back
    }
    CHECK(first_forbidden(ko, Color::black, repetition_allowed, "B:C2 W:B2") == 0);
    CHECK(first_forbidden(ko, Color::black, unequal_cycles, "B:C2 W:B2") == 0);
    CHECK(first_forbidden(ko, Color::black, one_round_only, "B:C2 W:B2 B:C2") == 3);
}

TEST_CASE("a history that goes back forgets what the plays behind have taken") {
    Game game({". X O . . . .",  //
               "X O . O . . .",  //
               ". X O . . . .",  //
               ". . . . . . .",  //
               ". . . . . O X"},
              Color::black);
    const Board before = game.board;
    const History::Mark mark = game.history.mark();
    game.move(positional_superko, "B:A1");
    game.move(positional_superko, "W:G2");  // takes G1
    game.history.go_back(mark);
    game.board = before;
    CHECK(game.first_forbidden(positional_superko, "B:C4 W:B4") == 2);
}

TEST_CASE("passes are no round: a ko retaken after them has not yet gone round") {
    const Rows ko{". X O .", "X O . O", ". X O ."};
    const std::string retaken = "B:C2 W:pass B:pass W:B2";
    CHECK(first_forbidden(ko, Color::black, one_round_only, retaken) == 0);
    CHECK(first_forbidden(ko, Color::black, one_round_only, retaken + " B:pass W:pass B:C2") == 7);
}

TEST_CASE("after a threat and its answer the ko may be retaken") {
    const Rows ko{". X O . .", "X O . O .", ". X O . .", ". . . . ."};
    for (const Repetition& rule : {basic_ko, positional_superko, situational_superko, natural_superko})
        CHECK(first_forbidden(ko, Color::black, rule, "B:C3 W:A1 B:B1 W:B3 B:E1 W:E2 B:C3") == 0);
}

TEST_CASE("after one's own pass, the bans on one's own stones allow what the others forbid") {
    const Rows ko{". . X O .", ". X O . O", ". . X O .", ". . . . ."};
    const std::string moves = "B:A1 W:pass B:D3 W:C3";
    for (const Repetition& rule :
         {basic_ko, positional_superko, capturing_superko, situational_superko, own_move_superko})
        CHECK(first_forbidden(ko, Color::black, rule, moves) == 4);
    CHECK(first_forbidden(ko, Color::black, natural_superko, moves) == 0);
    CHECK(first_forbidden(ko, Color::black, superko_since_pass, moves) == 4);

    Game named(ko, Color::black);
    for (const char* move : {"B:A1", "W:pass", "B:D3"}) named.move(repetition_allowed, move);
    CHECK(named.move(positional_superko, "W:C3") == 2);  // as it was after the pass, and before it
}

TEST_CASE("a pass lifts the ban that looks back to the last pass only") {
    const Rows ko{". . X O .", ". X O . O", ". . X O .", ". . . . ."};
    const std::string moves = "B:A1 W:pass B:D3 W:pass B:pass W:C3";
    CHECK(first_forbidden(ko, Color::black, positional_superko, moves) == 6);
    CHECK(first_forbidden(ko, Color::black, superko_since_pass, moves) == 0);
    CHECK(first_forbidden(ko, Color::black, superko_since_pass, moves + " B:D3") == 7);
}

TEST_CASE("sending two and returning one: who is stopped, and when") {
    const Rows one_sent{". O . X .", "O X X X .", "O O O X .", ". . O X ."};
    const std::string moves = "W:C4 B:A4 W:B4 B:pass W:C4";
    CHECK(first_forbidden(one_sent, Color::white, positional_superko, moves) == 3);
    CHECK(first_forbidden(one_sent, Color::white, capturing_superko, moves) == 3);
    CHECK(first_forbidden(one_sent, Color::white, unequal_cycles, moves) == 3);
    for (const Repetition& rule : {situational_superko, natural_superko, own_move_superko})
        CHECK(first_forbidden(one_sent, Color::white, rule, moves) == 5);
    CHECK(first_forbidden(one_sent, Color::white, basic_ko, moves) == 0);
}

TEST_CASE("a ban on capturing plays lets a play that takes nothing restore a position") {
    const Rows two_sent{". O O X .", "O X X X .", "O O O X .", ". . O X ."};
    const std::string moves = "B:A4 W:B4 B:pass W:C4 B:A4";
    CHECK(first_forbidden(two_sent, Color::black, positional_superko, moves) == 4);
    CHECK(first_forbidden(two_sent, Color::black, situational_superko, moves) == 4);
    CHECK(first_forbidden(two_sent, Color::black, natural_superko, moves) == 4);
    CHECK(first_forbidden(two_sent, Color::black, capturing_superko, moves) == 5);
}

TEST_CASE("three kos make a round of six moves") {
    const Rows kos{". X O .", "X O . O", ". X O .",  //
                   ". X O .", "X . X O", ". X O .",  //
                   ". X O .", "X O . O", ". X O ."};
    const std::string round = "B:C8 W:B5 B:C2 W:B8 B:C5 W:B2";
    for (const Repetition& rule :
         {positional_superko, capturing_superko, situational_superko, natural_superko, own_move_superko})
        CHECK(first_forbidden(kos, Color::black, rule, round) == 6);
    for (const Repetition& rule : {basic_ko, unequal_cycles})
        CHECK(first_forbidden(kos, Color::black, rule, round + " B:C8 W:B5") == 0);
    CHECK(first_forbidden(kos, Color::black, one_round_only, round + " B:C8") == 7);

    Game game(kos, Color::black);
    game.first_forbidden(repetition_allowed, "B:C8 W:B5 B:C2 W:B8 B:C5");
    CHECK_FALSE(game.history.recurrence());
    game.move(repetition_allowed, "W:B2");
    CHECK(game.history.recurrence() == 0);
    game.history.change_turn(Color::white);
    CHECK_FALSE(game.history.recurrence());  // the stones are back, the turn is not
    CHECK(game.history.recurrence(Repetition::Same::board) == 6);
}

TEST_CASE("the empty board of a real game was made by nobody") {
    Board board(Size{2, 2});
    History history(board, Color::black);
    for (const char* where : {"A1", "B1", "A2"}) {
        history.add_pass(Color::black);
        const Point at = point_named(where, board.size()).value();
        const Played played = board.play(Color::white, at);
        history.add_play(Color::white, at, played, board);
    }
    history.add_pass(Color::black);
    const Point last = point_named("B2", board.size()).value();                  // takes all four stones off
    CHECK(history.repeats(positional_superko, board, Color::white, last) == 1);  // as after Black's pass, too
    CHECK(history.repeats(situational_superko, board, Color::white, last) == 0);
    CHECK_FALSE(history.repeats(own_move_superko, board, Color::white, last));
    CHECK_FALSE(history.repeats(natural_superko, board, Color::white, last));
}

namespace {

// Black stones, no two of them adjacent, whose keys cancel out: the position has the hash of the empty board.
// More keys than a hash has bits are never independent; elimination finds the combination.
PointSet stones_with_hash_zero(Size size) {
    struct Row {
        std::uint64_t hash;
        PointSet stones;
    };
    std::array<std::optional<Row>, 64> with_leading_bit;
    PointSet cancelling;
    for_each_point(size, [&](Point p) {
        if ((p.col() + p.row()) % 2 != 0 || !cancelling.empty()) return;
        Row row{key(Color::black, p), {}};
        row.stones.insert(p);
        while (row.hash != 0) {
            auto& other = with_leading_bit[static_cast<std::size_t>(std::countl_zero(row.hash))];
            if (!other) {
                other = row;
                return;
            }
            row.hash ^= other->hash;
            row.stones = (row.stones | other->stones) - (row.stones & other->stones);
        }
        cancelling = row.stones;
    });
    return cancelling;
}

}  // namespace

TEST_CASE("positions with the same hash are told apart") {
    const Size size{19, 19};
    const PointSet stones = stones_with_hash_zero(size);
    REQUIRE(stones.size() > 2);
    Board board(size);
    History history(board, Color::black);
    for (Point p : stones) {
        CHECK_FALSE(history.repeats(positional_superko, board, Color::black, p));
        const Played played = board.play(Color::black, p);
        history.add_play(Color::black, p, played, board);
        history.change_turn(Color::black);
    }
    CHECK(board.hash() == Board(size).hash());
    CHECK(board.position().count(Color::black) == stones.size());
    history.change_turn(Color::black);
    CHECK_FALSE(history.recurrence());
}

TEST_CASE("a lone stone that takes itself off repeats the position but not the situation") {
    const Rows eye{". X . .", "X X . .", ". . O ."};
    CHECK(first_forbidden(eye, Color::white, positional_superko, "W:A3") == 1);
    CHECK(first_forbidden(eye, Color::white, capturing_superko, "W:A3") == 0);
    const std::string twice = "W:A3 B:pass W:A3";
    for (const Repetition& rule : {situational_superko, natural_superko, own_move_superko})
        CHECK(first_forbidden(eye, Color::white, rule, twice) == 3);
    CHECK(forbids(SelfCapture::groups_only, 1));
    CHECK_FALSE(forbids(SelfCapture::groups_only, 2));
    CHECK(forbids(SelfCapture::forbidden, 2));
    CHECK_FALSE(forbids(SelfCapture::allowed, 1));
}
