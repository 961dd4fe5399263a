// Annulments in random games under every ruleset, against a game that is given the events that are left.
#include "alike.hpp"
#include "go/game/game.hpp"
#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <vector>

using namespace shinpan;

namespace {

using Random = std::mt19937_64;
using Log = std::vector<Event>;

int up_to(std::size_t most, Random& random) { return static_cast<int>(random() % (most + 1)); }

std::vector<Point> some_points(const Game& game, Random& random) {
    std::vector<Point> points;
    for_each_point(game.board().size(), [&](Point p) {
        if (random() % 3 == 0) points.push_back(p);
    });
    return points;
}

Event agreement(const Game& game, Color by, Random& random) {
    if (game.proposed_marks()) return marks_accepted(by, *game.proposed_marks());
    constexpr EventKind kinds[]{EventKind::marks_proposed, EventKind::group_agreed, EventKind::end_agreed,
                                EventKind::analysis_agreed, EventKind::resume};
    return {.kind = kinds[random() % 5], .by = by, .points = some_points(game, random)};
}

// Of a player, the clock or an arbiter; many of them are refused.
Event any_event(const Game& game, Random& random) {
    const Size size = game.board().size();
    const Color by = random() % 8 != 0 ? game.to_move() : other(game.to_move());
    const Point at = point(up_to(size.cols - 1U, random), up_to(size.rows - 1U, random));
    switch (random() % 40) {
        case 0: return {.kind = EventKind::undo_asked, .by = by, .number = 1 + up_to(4, random)};
        case 1: return event(EventKind::undo_granted, other(game.undo_asked_by()));
        case 2: return {.kind = EventKind::penalty, .by = by, .number = 1 + up_to(2, random)};
        case 3: return event(EventKind::resumed_by_ruling, by);
        case 4:
            return {.kind = EventKind::status_ruled,
                    .number = up_to(1, random),
                    .points = some_points(game, random)};
        case 5:
        case 6: return {.kind = EventKind::annulled, .number = up_to(game.event_count(), random)};
        case 7: return {.kind = EventKind::breach, .by = by, .at = at};
        case 8:
            if (random() % 4 == 0) return event(EventKind::resign, by);
            return {.kind = EventKind::award, .by = by, .number = 1 + up_to(9, random)};
        case 9:
        case 10:
        case 11:
        case 12: return agreement(game, by, random);
        case 13: return pass_or_button(game, by);
        case 14:
        case 15:
        case 16:
        case 17: return pass(by);
        default: return play(by, at);
    }
}

// A game that was given the first events, and then the penalties of the others.
Game given(const Ruleset& rules, Size size, const Log& log, std::size_t first) {
    Game game(rules, size, {});
    for (std::size_t i = 0; i < log.size(); ++i)
        if (i < first)
            REQUIRE(game.apply(log[i]));
        else if (log[i].kind == EventKind::penalty)
            (void)game.apply(log[i]);
    return game;
}

void play_with_annulments(const Ruleset& rules, Size size, int tries, Random& random) {
    Game game(rules, size, {});
    if (random() % 2 == 0) game.expect_to_go_back();
    Log log;
    for (int i = 0; i < tries; ++i) {
        const Event e = any_event(game, random);
        const bool checked = e.kind == EventKind::annulled || random() % 16 == 0;
        const std::optional<Game> before = checked ? std::optional(game) : std::nullopt;
        const bool refused_before = game.refuses_decision(e).has_value();
        const auto done = game.apply(e);
        const bool is_decision = is_arbiters(e.kind) || e.kind == EventKind::penalty;
        if (is_decision) CHECK(refused_before == !done.has_value());
        if (!done && checked) check_alike(game, *before);
        if (done && e.kind == EventKind::annulled)
            check_alike(game, given(rules, size, log, static_cast<std::size_t>(e.number)));
        if (done) log.push_back(e);
        REQUIRE(game.event_count() == log.size());
    }
    // What is left leads here by itself, but for a request to take back, which is no part of it.
    Game again(rules, size, {});
    for (const Event& e : game.events()) REQUIRE(again.apply(e));
    if (game.undo_asked_by() == Color::empty) check_alike(game, again);
}

}  // namespace

TEST_CASE("a game with annulments is one that was given the events that are left") {
    Random random(41);
    const int rounds = std::getenv("SHINPAN_SLOW") != nullptr ? 400 : 12;
    for (const Ruleset* rules : all_rulesets()) {
        CAPTURE(rules->id);
        for (int round = 0; round < rounds; ++round) {
            const Size size{static_cast<std::uint8_t>(1 + up_to(4, random)),
                            static_cast<std::uint8_t>(1 + up_to(4, random))};
            play_with_annulments(*rules, size, 150, random);
        }
    }
}
