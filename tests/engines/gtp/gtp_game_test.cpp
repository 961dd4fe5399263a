#include "engines/gtp/gtp_game.hpp"

#include "analysis/ownership/estimate.hpp"
#include "go/rulesets/registry.hpp"
#include "referee/report/report.hpp"

#include <doctest/doctest.h>

#include <random>

using namespace shinpan;

namespace {

gtp::GtpGame game_on(Size size) { return {{.registered = *ruleset_called("chinese-practice")}, size}; }

// What a controller may do next, at random.
void do_something(gtp::GtpGame& game, std::mt19937_64& random) {
    const Color by = random() % 16 == 0 ? other(game.to_move()) : game.to_move();
    const auto what = random() % 32;
    const Point at = point(static_cast<int>(random() % 4), static_cast<int>(random() % 4));
    if (what == 0)
        game.set_turn(by);
    else if (what <= 2)
        (void)game.undo(static_cast<int>(what));
    else
        (void)game.play(by, what < 10 ? no_point : at);
}

Estimate black_is_dead(const Position& position, const EstimateSettings&) {
    Estimate estimate;
    estimate.dead = position.points(Color::black);
    return estimate;
}

long moves_carried_out = 0;

Step counted_passes(const Ending& ending, const Stage& stage, const Signal& signal) {
    ++moves_carried_out;
    return two_passes(ending, stage, signal);
}

// What the procedure of the ending is asked for a verdict on a game of so many moves.
long moves_for_verdict(int moves) {
    Ruleset rules = **ruleset_called("tromp-taylor");
    rules.repetition.is = repetition_allowed;
    rules.ending.is.procedure = counted_passes;
    gtp::GtpGame game({.registered = &rules}, {2, 2});
    // White passes while Black fills the board again and again, and so empties it.
    for (int move = 0; move < moves; ++move)
        REQUIRE(game.play(move % 2 == 0 ? Color::black : Color::white,
                          move % 2 == 0 ? point(move / 2 % 2, move / 4 % 2) : no_point));
    moves_carried_out = 0;
    (void)game.verdict({});
    return moves_carried_out;
}

}  // namespace

TEST_CASE("moves that were taken back in a record are no longer there to be undone") {
    Record record;
    record.size = {9, 9};
    record.events = {play(Color::black, point(4, 4)), play(Color::white, point(2, 6)),
                     event(EventKind::undo_asked, Color::white),
                     event(EventKind::undo_granted, Color::black)};
    record.events[2].number = 1;
    gtp::GtpGame game = game_on({5, 5});
    REQUIRE(game.load(record, {}));
    CHECK(game.game().board().at(point(4, 4)) == Color::black);
    CHECK(game.to_move() == Color::white);
    CHECK(game.undo(1));
    CHECK(game.is_empty());
    CHECK(game.to_move() == Color::black);
    CHECK_FALSE(game.undo(1));
}

TEST_CASE("a record of 40,000 moves, every second one out of turn, is loaded whole") {
    const Event lifted{.kind = EventKind::setup, .by = Color::empty, .points = {{point(0, 0), point(1, 1)}}};
    Record record;
    record.size = {9, 9};
    for (int i = 0; i < 20'000; ++i)
        for (const Event& e : {play(Color::black, point(0, 0)), play(Color::black, point(1, 1)), lifted})
            record.events.push_back(e);
    gtp::GtpGame game = game_on({9, 9});
    REQUIRE(game.load(record, {}));
    CHECK(game.undo(1));  // the last move, and what was lifted after it
    CHECK(game.game().board().position().count(Color::black) == 1);
}

TEST_CASE("a refused move of the player whose turn it was not leaves the turn with the other") {
    gtp::GtpGame game = game_on({9, 9});
    REQUIRE(game.play(Color::black, point(2, 6)));
    CHECK_FALSE(game.play(Color::black, point(2, 6)));
    CHECK(game.to_move() == Color::white);
    REQUIRE(game.play(Color::black, point(3, 6)));
    CHECK(game.undo(1));
    CHECK(game.to_move() == Color::white);
}

TEST_CASE("a game that is judged where it stands has the verdict of its record, and goes on") {
    std::mt19937_64 random(17);
    for (const Ruleset* rules : all_rulesets()) {
        gtp::GtpGame game({.registered = rules}, {4, 4});
        for (int i = 0; i < 150; ++i) {
            do_something(game, random);
            JudgeOptions options{.estimator = black_is_dead};
            if (random() % 2 == 0) options.dead = DeadFrom::none;
            const auto events = game.game().events();
            const Stage stage = game.game().stage();
            CAPTURE(rules->id);
            REQUIRE(report(game.verdict(options)) == report(judge(game.record(), *rules, options)));
            REQUIRE(game.game().events() == events);
            REQUIRE(game.game().stage() == stage);
        }
    }
}

TEST_CASE("what a verdict costs does not grow with the game") {
    for (const int moves : {200, 2'000, 20'000}) CHECK(moves_for_verdict(moves) < 80);
}
