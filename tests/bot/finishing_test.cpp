// Finishing: what is done on a board where all is proven, under rulesets that want different things of it.
#include "bot/endgame/finishing.hpp"

#include "bot/drawn_game.hpp"
#include "bot/search/bot.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <string>

using namespace shinpan;

namespace {

// Two living groups with a dame between them, and a dead white stone in Black's corner.
const Rows settled = {". X . X . X O . O", "X X X X X X O O .", ". O X . X O O O O",
                      "X X X X X O . O .", "X . X X O O O O O", "X X X O O . O . O",
                      "X X O O . O O O O", "X X O . O O . O .", ". X O O O . O O ."};

// The game under that ruleset with those moves.
Game played(const char* rules_called, const char* moves) {
    const Ruleset& rules = **ruleset_called(rules_called);
    Game game(rules, Size{9, 9}, {.komi = rules.komi.is});
    std::istringstream words(moves);
    for (std::string move; words >> move;) {
        const auto at = point_named(move, game.board().size());
        REQUIRE(game.apply(at ? play(game.to_move(), *at) : pass(game.to_move())));
    }
    return game;
}

// Who is to move plays and does not pass, whatever the random numbers.
void check_it_plays(const Game& game, std::uint64_t first_seed) {
    for (std::uint64_t seed = first_seed; seed < first_seed + 6; ++seed) {
        CAPTURE(seed);
        const BotSettings settings{.playouts = 1000, .seed = seed, .may_resign = false};
        CHECK(think(game, game.to_move(), settings).is == BotMove::Move::play);
    }
}

std::optional<Point> finish(const Game& game) {
    return finishing_move(game, game.to_move(), known_of(game, 20000), {});
}

}  // namespace

TEST_CASE("a settled position is known to be settled") {
    const PositionKnowledge known = known_of(drawn_game("tromp-taylor", settled, Color::black), 20000);
    CHECK(known.is_settled());
    CHECK(known.of(Color::black).kept().contains(point(1, 2)));
}

TEST_CASE("who owns a dead stone takes it off where it would count, and nowhere else") {
    for (const char* rules : {"tromp-taylor", "stone-scoring"}) {
        CAPTURE(rules);
        const Game game = drawn_game(rules, settled, Color::black);
        const auto move = finish(game);
        REQUIRE(move.has_value());
        CHECK(*move == point(0, 2));
    }
    for (const char* rules : {"chinese-practice", "aga", "japanese-1989", "ikeda-territory-1"}) {
        CAPTURE(rules);
        CHECK(finish(drawn_game(rules, settled, Color::black)) == no_point);
        CHECK(finish(drawn_game(rules, settled, Color::white)) == no_point);
    }
}

TEST_CASE("where stones alone count, each fills all but two eyes") {
    Game game = drawn_game("stone-scoring", settled, Color::white);
    for (int moves = 0; moves < 60 && !game.is_over(); ++moves) {
        const auto move = finish(game);
        REQUIRE(move.has_value());
        REQUIRE(game.apply(*move == no_point ? pass(game.to_move()) : play(game.to_move(), *move)));
    }
    CHECK(game.is_over());
    CHECK(game.board().position().count(Color::empty) == 4);
    CHECK(game.tally().prisoners[1] == 1);
}

TEST_CASE("who lives in a seki elsewhere fills what is his where stones alone count") {
    // A8 is nobody's, and both groups beside it live.
    const Rows rows = {"X X X . O X O . .", ". O X X X X O . .", "O . O O O X O . .",
                       "O O O O X O O O .", "X X X X X X X O .", ". O X . X X O O .",
                       "X X . X . X X O .", "X . . . . . X O O", ". X X X . X X X O"};
    const Game game = drawn_game("stone-scoring", rows, Color::black);
    const auto move = finish(game);
    REQUIRE(move.has_value());
    CHECK(known_of(game, 20000).of(Color::black).held.contains(*move));
}

TEST_CASE("in an analysis dead stones are taken off, thrown in to where they have an eye of two points") {
    // Two games of the bot with itself. White's group at the right is dead; so is that at the lower left.
    const Rows right = {". . . . . . O O .", "O O O O O O . O X", "O X O X X O O X X",
                        "X X X . X X O X X", ". . X . X . X X O", ". . X X X X X O O",
                        ". . X X . X X O O", ". . X X . X O . O", ". . X X X O O . O"};
    const Rows left = {". . O X X X X . X", ". . O O X . X X .", "O O O O O X X X X",
                       "X X X X O O O O O", "X X X X X O . . .", "X O X X O O O O .",
                       "O O X X X O X O O", ". O X . . X X X O", ". O O X X . X X X"};
    const auto taken_off = [](const Rows& rows, Point dead) {
        Game game = drawn_game("simple-territory-07", rows, Color::white, points(7));
        for (int moves = 0; moves < 80 && !game.is_over(); ++moves) {
            const auto move = finish(game);
            REQUIRE(move.has_value());
            REQUIRE(game.apply(*move == no_point ? pass(game.to_move()) : play(game.to_move(), *move)));
        }
        return game.board().position().at(dead) != Color::white;
    };
    CHECK(taken_off(right, point(8, 4)));
    CHECK(taken_off(left, point(1, 8)));
}

TEST_CASE("the last dame is taken, and no stone thrown in to the other's territory") {
    const Rows rows = {". X X O X . . X .", "X X . . X O O . .", "O X X X X X O . .",
                       "O O O O O O O O .", "O X X O X X O . O", "O X . X X O O O O",
                       "X X . X X X X X O", ". X . X O O X . X", ". O X X O . O X ."};
    const Game game = drawn_game("chinese-practice", rows, Color::black);
    const PositionKnowledge known = known_of(game, 10000);
    CHECK(known.is_settled());
    CHECK(finishing_move(game, Color::black, known, {10000}) == point(5, 0));
}

TEST_CASE("territory that is still open is closed") {
    // White's points at E5, F5 and F4 reach Black's stones through F3.
    const Rows rows = {"O O . O O . O O O", "O O O O O O O . O", "O . O O O O O O O",
                       ". . O O O O O O O", "O . O O . . O . O", "O O X X O . O O .",
                       "X X X O O . . O O", ". X . X X X X O O", ". . . . . . X X O"};
    for (const char* rules : {"japanese-1989", "simple-territory-07", "ikeda-territory-1"}) {
        CAPTURE(rules);
        Game game = drawn_game(rules, rows, Color::white);
        const auto move = finish(game);
        REQUIRE(move.has_value());
        CHECK(*move == point(5, 6));
        REQUIRE(game.apply(play(Color::white, *move)));
        CHECK(finish(game) == no_point);
        REQUIRE(game.apply(pass(Color::black)));
        CHECK(finish(game) == no_point);
    }
}

TEST_CASE("an open border is closed where nothing else is left, and no play made that gains nothing") {
    // Black's stones at the top right are dead, but that takes a long proof; F3 closes White's territory.
    const Rows rows = {"O O X X X X X X .", "O O O X O X . O O", "O . O . O O X X X",
                       ". . O O O O O O X", "O . O O . . O . O", "O O X X O . O O .",
                       "X X X O O . . O O", ". X . X X X X O O", ". . . . . . X X O"};
    Game game = drawn_game("japanese-1989", rows, Color::black);
    REQUIRE(game.apply(play(Color::black, point(6, 1))));
    const BotMove thought = think(game, Color::white, {.playouts = 1000, .may_resign = false});
    REQUIRE(thought.is == BotMove::Move::play);
    CHECK(name(thought.at, {9, 9}) == "F3");
}

TEST_CASE("a dame that threatens what was proven is answered") {
    // Once Black has E9, a stone of his on A9 leads to a ko for the corner.
    const Rows rows = {". . . O . X X O O", ". X O . O X O O .", ". O . O O X O . O",
                       "O . O X X X O O .", "O O X . . X X O .", "O X X X . X X O O",
                       "O O X . X . X O X", "O X X . X X X X X", "O O X . . X . . ."};
    Game game = drawn_game("chinese-practice", rows, Color::black);
    REQUIRE(game.apply(play(Color::black, point(4, 0))));
    CHECK_FALSE(known_of(game, 20000).of(Color::white).kept().contains(point(0, 3)));
    const auto move = finish(game);
    REQUIRE(move.has_value());
    REQUIRE(*move != no_point);
    REQUIRE(game.apply(play(Color::white, *move)));
    CHECK(known_of(game, 20000).of(Color::white).kept().contains(point(0, 3)));
}

TEST_CASE("a point that decides life is played before the board is called settled") {
    const Rows rows = {"O . . . O X .", "O O O O O X X", "X X X X X X .", ". X . X . X X",
                       "X X X X X X X", ". X . X . X .", "X X X X X X X"};
    const Game game = drawn_game("japanese-1989", rows, Color::white, points(10));
    CHECK_FALSE(known_of(game, 20000).is_settled());
    CHECK(think(game, Color::white, {.playouts = 400, .may_resign = false}).at == point(2, 0));
}

TEST_CASE("a pass is thought of at the end, and nothing thrown into the other's territory instead") {
    // White has just protected his corner at A6; a black stone at B7 would be one prisoner more.
    const Rows rows = {". . . . . . O O X", ". O O . . O O X X", "O . . O . O X X X",
                       ". O O X O O O X .", "O X X X X X X . X", "X X . . . . X X .",
                       ". X . X . . X X X", ". X . . . X X . O", ". X . . X X . O ."};
    for (const char* rules : {"simple-territory-07", "japanese-1989"}) {
        CAPTURE(rules);
        Game game = drawn_game(rules, rows, Color::white, points(7));
        REQUIRE(game.apply(play(Color::white, point(0, 3))));
        CHECK(think(game, Color::black, {.playouts = 1000, .may_resign = false}).is == BotMove::Move::pass);
    }
}

TEST_CASE("a stone thrown in is answered for the points it threatens, though the game is lost either way") {
    // A game of the bot with itself; after G8 White lost 52 points by a pass.
    const Game game = played(
        "ikeda-area-2",
        "G4 G7 C7 C5 D6 D5 E5 D3 E4 F2 D4 C4 E3 E2 C3 D2 B3 B4 A4 B2 B5 C2 A3 A2 A5 D8 E7 E8 F7 F8 G6 H7 H3 "
        "C8 B8 B7 A7 A8 A9 H5 G5 H6 H2 H4 G3 J3 J2 J4 G1 G2 H1 F1 F3 D7 C6 C9 A8 B9 A6 pass G8");
    check_it_plays(game, 17001);
}

TEST_CASE("who is far ahead does not pass while a play gains many points") {
    // A game of the bot with itself. White, far behind, has passed; Black's E8 leaves the stones in White's
    // corner without life: 23 points by GNU Go's count.
    const Game game = played("japanese-1989",
                             "F7 G7 F6 C6 D6 D7 C5 D5 E6 C4 B5 B6 B4 C3 D4 E5 E4 F5 G5 F4 F3 G4 H4 G3 G2 H3 "
                             "H2 J3 J4 G6 H5 F8 J2 B3 C7 B7 C8 B8 D8 pass");
    check_it_plays(game, 1);
}
