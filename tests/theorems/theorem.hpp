// How a theorem is tested: it fails on a game where its condition does not hold, and holds on all others.
//
//   check({.played = &ikeda_area_3, .condition = black_passed_first, .holds = [](const Game& g) { ... }});
#pragma once

#include "effort.hpp"
#include "random_game.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <optional>

namespace shinpan::theorems {

using Claim = std::function<bool(const Game&)>;
using Start = std::function<void(Game&)>;

inline void start(Game&) {}

inline void white_starts(Game& game) { must(game, event(EventKind::turn, Color::white)); }

// Black plays his handicap, on the first points that he may, while White passes once for each but one.
inline void start_with_handicap(Game& game) {
    const int stones = std::min(3, game.board().size().area());
    must(game, {.kind = EventKind::handicap, .by = Color::black, .number = stones});
    for (int missed = 1; missed < stones; ++missed) {
        must(game, legal_moves(game).front());
        must(game, pass(Color::white));
    }
}

struct Theorem {
    const Ruleset* played = nullptr;  // the games are played under it
    Claim condition{};
    Claim holds{};
    std::vector<Start> starts{start};  // what may come before the first move
};

// Random games for one theorem.
inline int random_games() {
    if (is_slow_tier()) return 100'000;
    return is_slow_build ? 300 : 3000;
}

// Boards whose games are all played, up to a number of moves before the passes that end them.
struct SmallBoard {
    Size size;
    int depth;
};

inline std::vector<SmallBoard> small_boards() {
    std::vector<SmallBoard> boards{{{1, 1}, 8}, {{1, 2}, 8}, {{1, 3}, 7}, {{2, 2}, 5},
                                   {{1, 4}, 5}, {{2, 3}, 4}, {{3, 3}, 3}};
    for (SmallBoard& board : boards) board.depth += is_slow_tier() ? 2 : is_slow_build ? -1 : 0;
    return boards;
}

// The shortest game of the small boards for which the claim does not hold.
inline std::optional<Game> counterexample(const Ruleset& rules, const Claim& claim,
                                          const std::vector<Start>& starts = {start}) {
    std::optional<Game> found;
    const auto look = [&](const Game& game) {
        if (!claim(game)) found = game;
        return !found;
    };
    for (int depth = 0; depth <= 5; ++depth)
        for (const SmallBoard& board : small_boards())
            for (const Start& begin : starts) {
                Game game(rules, board.size, {});
                begin(game);
                if (!for_each_game(game, depth, look)) return found;
            }
    return found;
}

// Every game of the small boards, to their depths, and random games. Returns how many met the condition.
inline int check_all(const Theorem& theorem) {
    int met = 0;
    const auto look = [&](const Game& game) {
        if (theorem.condition && !theorem.condition(game)) return true;
        ++met;
        const bool holds = theorem.holds(game);
        if (!holds) FAIL_CHECK("fails on " << moves_of(game));
        return holds;
    };
    for (const SmallBoard& board : small_boards())
        for (const Start& begin : theorem.starts) {
            Game game(*theorem.played, board.size, {});
            begin(game);
            if (!for_each_game(game, board.depth, look)) return met;
        }
    Random random(20);
    for (int i = 0; i < random_games(); ++i) {
        Game game(*theorem.played, random_size(random), {});
        theorem.starts[static_cast<std::size_t>(i) % theorem.starts.size()](game);
        finish_at_random(game, {.early_pass_percent = i % 4 < 2 ? 0 : 15}, random);
        if (!look(game)) break;
    }
    return met;
}

// The whole test of a theorem: it needs its condition, and under it holds.
inline void check(const Theorem& theorem) {
    if (theorem.condition) {
        const auto game = counterexample(
            *theorem.played, [&](const Game& g) { return theorem.condition(g) || theorem.holds(g); },
            theorem.starts);
        REQUIRE(game);
        MESSAGE("without its condition it fails on ", moves_of(*game));
    }
    const int met = check_all(theorem);
    CHECK(met > random_games() / 10);
    MESSAGE("holds in ", met, " games");
}

// Black minus White as another ruleset counts the same end of the game, without komi.
inline HalfPoints margin(const Ruleset& rules, const Game& game) {
    return score(rules, game.finish()).margin();
}

// The same with an axis changed.
template <class Change>
HalfPoints margin(Ruleset rules, const Game& game, Change change) {
    change(rules);
    return margin(rules, game);
}

}  // namespace shinpan::theorems
