// What territory, area and stones have to do with each other. docs/theorems.md states each theorem.
#include "go/rulesets/rulesets.hpp"
#include "go/score/control.hpp"
#include "theorem.hpp"

#include <algorithm>

using namespace shinpan;
using namespace shinpan::theorems;

namespace {

HalfPoints area_margin(const Game& game) { return margin(tromp_taylor, game); }

bool is_even_game(const Game& game) { return game.handicap() == 0; }

bool black_began(const Game& game) {
    for (const Event& e : game.events())
        if (is_move(e.kind)) return e.by == Color::black;
    return true;
}

bool white_passed_first(const Game& game) { return game.tally().first_passer == Color::white; }

// Passes before the two of the preliminary end, and who made the second of those.
struct PreliminaryEnd {
    std::array<int, 2> early_passes{};
    Color second = Color::empty;
};

PreliminaryEnd preliminary_end_of(const Game& game) {
    PreliminaryEnd end;
    int running = 0;
    for (const Event& e : game.events()) {
        if (!is_move(e.kind)) continue;
        running = e.kind == EventKind::pass ? running + 1 : 0;
        if (e.kind == EventKind::pass) ++end.early_passes[index_of(e.by)];
        if (running < 2) continue;
        for (int& passes : end.early_passes) --passes;
        end.second = e.by;
        break;
    }
    return end;
}

// What a handicap gives White in the area sets.
HalfPoints bonus(const Game& game) { return points(std::max(game.handicap() - 1, 0)); }

int plays_difference(const std::array<int, 2>& plays) { return plays[0] - plays[1]; }

// Stones of a player that came off, by capture or by agreement.
int lost(const Game& game, Color player) {
    const Finish finish = game.finish();
    return finish.prisoners[index_of(player)] + (finish.dead & finish.position.points(player)).size();
}

Position settled(const Game& game) { return score(game.rules(), game.finish()).settled; }

bool area_identity(const Game& game) {
    const Territory t = territory(settled(game));
    const int black = t.of[0].size() - lost(game, Color::black);
    const int white = t.of[1].size() - lost(game, Color::white);
    return area_margin(game) == points(plays_difference(game.tally().plays) + black - white);
}

}  // namespace

TEST_CASE("theorem: area is plays, territory and losses") {
    for (const Ruleset* rules : {&tromp_taylor, &french_2007, &ikeda_territory_1})
        CHECK(check_all({.played = rules, .holds = area_identity}) > 0);

    Game handicap(french_2007, Size{3, 3}, {});
    must(
        handicap,
        {.kind = EventKind::handicap, .by = Color::black, .number = 2, .points = {point(0, 0), point(2, 2)}});
    CHECK_FALSE(area_identity(finished(handicap)));
}

TEST_CASE("theorem: Territory III equals Area II when Black begins an even game") {
    check(
        {.played = &ikeda_territory_3,
         .condition = [](const Game& g) { return black_began(g) && is_even_game(g); },
         .holds =
             [](const Game& g) { return margin(ikeda_territory_3, g) == margin(ikeda_area_2, g) + bonus(g); },
         .starts = {start, white_starts, start_with_handicap}});
}

TEST_CASE("theorem: with a handicap it does so by the points that Area II gives White for it") {
    check({.played = &ikeda_territory_3,
           .condition = black_began,
           .holds = [](const Game& g) { return margin(ikeda_territory_3, g) == margin(ikeda_area_2, g); },
           .starts = {start_with_handicap, start, white_starts}});
    const auto without =
        counterexample(ikeda_territory_3,
                       [](const Game& g) { return margin(ikeda_territory_3, g) == margin(tromp_taylor, g); },
                       {start_with_handicap});
    REQUIRE(without);
    MESSAGE("without those points it fails on ", moves_of(*without));
}

TEST_CASE("theorem: Territory I is area less the difference of plays before the preliminary end") {
    static const Ruleset all_pay = [] {
        Ruleset rules = ikeda_territory_1;
        rules.last_move.is = LastMove::free;
        return rules;
    }();
    const auto holds = [](const Game& g) {
        return margin(g.rules(), g) == area_margin(g) - points(plays_difference(g.tally().plays_before_end));
    };
    const auto game = counterexample(all_pay, holds);
    REQUIRE(game);
    MESSAGE("where the last pass is never exempt it fails on ", moves_of(*game));
    CHECK(check_all({.played = &ikeda_territory_1, .holds = holds, .starts = {start, white_starts}}) >
          random_games() / 10);
}

TEST_CASE("theorem: Area III is area when Black passes first, and a point less when White does") {
    check({.played = &ikeda_area_3,
           .condition = [](const Game& g) { return !white_passed_first(g); },
           .holds = [](const Game& g) { return margin(ikeda_area_3, g) == area_margin(g); }});
    const auto with_point = [](const Game& g) {
        const HalfPoints point = points(white_passed_first(g) ? 1 : 0);
        return margin(ikeda_area_3, g) == area_margin(g) - point &&
               margin(wmsg_2008, g) == area_margin(g) - point;
    };
    CHECK(check_all({.played = &ikeda_area_3, .holds = with_point}) > random_games() / 10);
}

TEST_CASE("theorem: Territory I equals Area III when nobody passes early") {
    check({.played = &ikeda_territory_1,
           .condition =
               [](const Game& g) {
                   return preliminary_end_of(g).early_passes == std::array{0, 0};
               },
           .holds = [](const Game& g) { return margin(ikeda_territory_1, g) == margin(ikeda_area_3, g); }});
}

TEST_CASE("theorem: early passes part Territory I and Area III by as many points as they are unwarranted") {
    const auto formula = [](const Game& g) {
        const auto [early, second] = preliminary_end_of(g);
        const int apart =
            (white_passed_first(g) ? 1 : 0) - (second == Color::black ? 1 : 0) + early[0] - early[1];
        return margin(ikeda_territory_1, g) - margin(ikeda_area_3, g) == points(apart);
    };
    check({.played = &ikeda_territory_1,
           .condition = black_began,
           .holds = formula,
           .starts = {start, white_starts}});
}

TEST_CASE("theorem: Area I is Area II less the difference of territories") {
    const auto same = [](const Game& g) { return margin(ikeda_area_1, g) == margin(ikeda_area_2, g); };
    const auto difference = [](const Game& g) {
        const Territory t = territory(settled(g));
        return points(t.of[0].size() - t.of[1].size());
    };
    check({.played = &ikeda_area_1,
           .condition = [&](const Game& g) { return difference(g) == HalfPoints{}; },
           .holds = same});
    CHECK(check_all({.played = &ikeda_area_1, .holds = [&](const Game& g) {
                         return margin(ikeda_area_1, g) == margin(ikeda_area_2, g) - difference(g);
                     }}) > random_games() / 10);
}
