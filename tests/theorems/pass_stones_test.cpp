// Pass stones and the extra stone: territory count that equals area count. docs/theorems.md states each
// theorem.
#include "go/rulesets/rulesets.hpp"
#include "theorem.hpp"

#include <algorithm>

using namespace shinpan;
using namespace shinpan::theorems;

namespace {

bool is_even_game(const Game& game) { return game.handicap() == 0; }

// Black's stones stand before the first move, which is White's.
void start_with_stones(Game& game) {
    const int stones = std::min(3, game.board().size().area() - 1);
    Event e{.kind = EventKind::handicap, .by = Color::black, .number = stones};
    for_each_point(game.board().size(), [&](Point p) {
        if (static_cast<int>(e.points->size()) < stones) e.points.push_back(p);
    });
    if (!e.points->empty()) must(game, e);
}

Ruleset changed(Ruleset rules, void (*change)(Ruleset&)) {
    change(rules);
    return rules;
}

// A ruleset whose two counts are to be equal: players give stones for passes, and White moves last.
struct Counts {
    Ruleset played;     // counted by area, with the points that a handicap is worth
    Ruleset territory;  // counted by territory
};

const std::vector<Counts>& all_counts() {
    static const auto by_territory = [](Ruleset& rules) {
        rules.scoring.is = Scoring::territory;
        rules.handicap.is.compensation = Compensation::none;
    };
    static const std::vector<Counts> counts{
        {aga, aga_territory}, {bga_area, bga}, {french_2007, changed(french_2007, by_territory)}};
    return counts;
}

}  // namespace

TEST_CASE("theorem: with pass stones and White last, territory count equals area count in an even game") {
    for (const Counts& counts : all_counts()) {
        CAPTURE(counts.played.id);
        check({.played = &counts.played,
               .condition = is_even_game,
               .holds =
                   [&](const Game& g) {
                       const auto no_points = [](Ruleset& r) {
                           r.handicap.is.compensation = Compensation::none;
                       };
                       return margin(counts.territory, g) == margin(counts.played, g, no_points);
                   },
               .starts = {start, start_with_stones, start_with_handicap}});
    }
}

TEST_CASE("theorem: in a handicap game of n stones it does with n - 1 points to White in area count") {
    for (const Counts& counts : all_counts()) {
        CAPTURE(counts.played.id);
        const int met = check_all(
            {.played = &counts.played,
             .holds = [&](const Game& g) { return margin(counts.territory, g) == margin(counts.played, g); },
             .starts = {start, start_with_stones, start_with_handicap}});
        CHECK(met > random_games() / 10);
    }
}

TEST_CASE("theorem: it is the extra stone of White, when Black moved last, that makes the counts equal") {
    for (const Counts& counts : all_counts()) {
        CAPTURE(counts.played.id);
        static Ruleset without;
        without = changed(counts.played, [](Ruleset& rules) { rules.last_move.is = LastMove::free; });
        check({.played = &without,
               .condition = [](const Game& g) { return g.tally().last_mover == Color::white; },
               .holds =
                   [&](const Game& g) { return margin(counts.territory, g) == margin(counts.played, g); }});
    }
}
