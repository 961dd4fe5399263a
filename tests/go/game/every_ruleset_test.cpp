// What holds of events under every ruleset.
#include "go/game/game.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace shinpan;

TEST_CASE("a handicap of 0 or 1 is an even game, in which Black moves first") {
    for (const Ruleset* rules : all_rulesets())
        for (const int number : {0, 1}) {
            CAPTURE(rules->id);
            Game game(*rules, Size{5, 5}, conditions_of(*rules));
            REQUIRE(game.apply({.kind = EventKind::handicap, .by = Color::black, .number = number}));
            CHECK(game.komi() == rules->komi.is);
            REQUIRE(game.apply(play(Color::black, point(2, 2))));
            REQUIRE(game.apply(play(Color::white, point(2, 3))));
        }
}

TEST_CASE("handicap comes before the first move, and not after it") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Game game(*rules, Size{5, 5}, {});
        REQUIRE(game.apply(play(Color::black, point(2, 2))));
        const auto late = game.apply({.kind = EventKind::handicap, .by = Color::black, .number = 2});
        REQUIRE_FALSE(late);
        CHECK(late.error().why == Why::not_now);
    }
}

TEST_CASE("taking the button is a move of its own") {
    for (const Ruleset* rules : all_rulesets()) {
        if (rules->button.is == Button::none) continue;
        CAPTURE(rules->id);
        Game game(*rules, Size{5, 5}, {});
        REQUIRE(game.apply(play(Color::black, point(2, 2))));
        REQUIRE(game.apply(event(EventKind::button, Color::white)));
        CHECK(game.to_move() == Color::black);
        CHECK(game.tally().moves == 2);
        CHECK(game.history().moves() == 2);
    }
}

TEST_CASE("that a play stands carries out what can no longer be claimed, and changes nothing else") {
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        Game game(*rules, Size{5, 5}, {});
        Event stands = play(Color::black, point(2, 2));
        stands.words = std::string(let_stand);
        REQUIRE(game.apply(stands));
        stands.by = Color::white;
        const auto occupied = game.apply(stands);
        REQUIRE_FALSE(occupied);
        CHECK(occupied.error().why == Why::occupied);
        stands = play(Color::black, point(0, 4));
        stands.words = std::string(let_stand);
        const bool can_be_claimed = rules->out_of_turn.is.until == ClaimUntil::always;
        CHECK(game.apply(stands).has_value() != can_be_claimed);
    }
}
