// The smallest module on the core folders: a game on 5x5 that knows which moves are refused.
#include "go/game/game.hpp"
#include "go/rulesets/registry.hpp"

namespace {

shinpan::Game& game() {
    static shinpan::Game one(**shinpan::ruleset_called("french-2007"), shinpan::Size{5, 5}, {});
    return one;
}

}  // namespace

// The player to move plays. Columns and rows from 0, top left. -1 when played, else why not (Why's order).
extern "C" __attribute__((used)) int play(int col, int row) {
    const auto done = game().apply(shinpan::play(game().to_move(), shinpan::point(col, row)));
    return done ? -1 : static_cast<int>(done.error().why);
}

// What stands there: 0 empty, 1 black, 2 white.
extern "C" __attribute__((used)) int at(int col, int row) {
    return static_cast<int>(game().board().at(shinpan::point(col, row)));
}
