// History: what each ban on repetition says in the positions that tell the bans apart.
#include "rules/history.hpp"

#include "board/zobrist.hpp"
#include "rules/self_capture.hpp"

#include <doctest/doctest.h>

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

TEST_CASE("after a threat and its answer the ko may be retaken") {
    const Rows ko{". X O . .", "X O . O .", ". X O . .", ". . . . ."};
    for (const Repetition& rule : {basic_ko, positional_superko, situational_superko, natural_superko})
        CHECK(first_forbidden(ko, Color::black, rule, "B:C3 W:A1 B:B1 W:B3 B:E1 W:E2 B:C3") == 0);
}

TEST_CASE("after one's own pass, the bans on one's own stones allow what the others forbid") {
    const Rows ko{". . X O .", ". X O . O", ". . X O .", ". . . . ."};
    const std::string moves = "B:A1 W:pass B:D3 W:C3";
    for (const Repetition& rule : {basic_ko, positional_superko, capturing_superko, situational_superko,
                                   own_move_superko})
        CHECK(first_forbidden(ko, Color::black, rule, moves) == 4);
    CHECK(first_forbidden(ko, Color::black, natural_superko, moves) == 0);

    Game named(ko, Color::black);
    for (const char* move : {"B:A1", "W:pass", "B:D3"}) named.move(repetition_allowed, move);
    CHECK(named.move(positional_superko, "W:C3") == 2);  // as it was after the pass, and before it
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
