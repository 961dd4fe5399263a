#include "engines/gtp/gtp_game.hpp"

#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

gtp::GtpGame game_on(Size size) { return {{.registered = *ruleset_called("chinese-practice")}, size}; }

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
