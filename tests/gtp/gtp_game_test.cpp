#include "gtp/gtp_game.hpp"

#include "rulesets/registry.hpp"

#include <doctest/doctest.h>

using namespace shinpan;

namespace {

gtp::GtpGame game_on(Size size) {
    return {{.registered = *ruleset_called("chinese-practice")}, size};
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
    CHECK(game.undo());
    CHECK(game.is_empty());
    CHECK(game.to_move() == Color::black);
    CHECK_FALSE(game.undo());
}
