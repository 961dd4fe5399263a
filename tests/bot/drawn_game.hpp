// A game under a ruleset that begins with a board as it is drawn.
#pragma once

#include "go/game/game.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <string_view>
#include <vector>

namespace shinpan {

using Rows = std::vector<std::string_view>;

inline Game drawn_game(std::string_view rules, const Rows& rows, Color to_move, HalfPoints komi = {}) {
    const Position position = position_from(rows).value();
    Game game(**ruleset_called(rules), position.size(), {.komi = komi});
    for (Color color : {Color::black, Color::white}) {
        Event setup{.kind = EventKind::setup, .by = color};
        for (Point p : position.points(color)) setup.points.push_back(p);
        REQUIRE(game.apply(setup));
    }
    REQUIRE(game.apply(event(EventKind::turn, to_move)));
    return game;
}

}  // namespace shinpan
