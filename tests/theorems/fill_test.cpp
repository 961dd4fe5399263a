// Counts that agree when the board is full enough: fill-in, stones alone, shared points. docs/theorems.md
// states each theorem.
#include "go/rulesets/rulesets.hpp"
#include "go/score/control.hpp"
#include "theorem.hpp"

#include <algorithm>

using namespace shinpan;
using namespace shinpan::theorems;

namespace {

constexpr Color players[]{Color::black, Color::white};

// Is the point shut in by that player's stones alone?
bool is_own_eye(const Board& board, Color player, Point at) {
    for (Point n : neighbours(at))
        if (board.contains(n) && board.at(n) != player) return false;
    return true;
}

// Both play wherever they may but in their own eyes, until neither can.
void play_to_the_end(Game& game, Random& random) {
    const int most = 6 * game.board().size().area();
    for (int idle = 0; idle < 2 && game.tally().moves < most;) {
        std::vector<Point> points = empty_points(game);
        std::shuffle(points.begin(), points.end(), random);
        const Color mover = game.to_move();
        const auto played = std::find_if(points.begin(), points.end(), [&](Point at) {
            return !is_own_eye(game.board(), mover, at) && game.apply(play(mover, at));
        });
        idle = played == points.end() ? idle + 1 : 0;
        if (idle == 1) must(game, event(EventKind::turn, other(mover)));
    }
}

int shared_points(const Game& game) { return territory(game.board().position()).dame.size(); }

int area_of(const Game& game, Color player) {
    const Position& position = game.board().position();
    return position.count(player) + territory(position).of[index_of(player)].size();
}

// What is left over when each player has put 180 stones back: Black's area takes four white stones first. A
// stone that does not fit goes into the opponent's space, where it counts two points, an empty point counts
// one.
int fill_in_margin(int black_area, int white_area) {
    constexpr int stones = 180;
    constexpr int komi_stones = 4;
    const int black_space =
        black_area - komi_stones - stones;  // empty points of Black's, or stones left over
    const int white_space = white_area - (stones - komi_stones);
    return black_space - white_space;
}

// Living groups: stones joined through their own territory, with how much of it each has.
template <class F>
void for_each_group(const Position& position, F f) {
    const Territory t = territory(position);
    for (Color player : players) {
        const PointSet& own = t.of[index_of(player)];
        for_each_region(position.points(player) | own, position.size(),
                        [&](const PointSet& group) { f(player, group & own); });
    }
}

// Fills each group's territory to the two points that it needs.
void fill_own_territory(Game& game) {
    for (bool filled = true; filled;) {
        filled = false;
        for_each_group(game.board().position(), [&](Color player, const PointSet& own) {
            if (filled || own.size() <= 2) return;
            for (Point at : own) {
                if (game.to_move() != player) must(game, event(EventKind::turn, player));
                filled = filled || game.apply(play(player, at)).has_value();
            }
        });
    }
}

bool is_played_out(const Game& game) {
    bool two_each = true;
    for_each_group(game.finish().position,
                   [&](Color, const PointSet& own) { two_each = two_each && own.size() == 2; });
    return two_each;
}

bool stones_are_area_less_two_a_group(const Game& game) {
    int groups = 0;  // Black's less White's
    for_each_group(game.finish().position,
                   [&](Color player, const PointSet&) { groups += player == Color::black ? 1 : -1; });
    return margin(stone_scoring, game) == margin(tromp_taylor, game) - points(2 * groups);
}

}  // namespace

TEST_CASE(
    "theorem: the fill-in of 180 stones each gives the area margin, 2n - 369, where no point is shared") {
    Random random(14);
    int even = 0, shared = 0;
    for (int i = 0; i < random_games() / 30; ++i) {
        Game game(ing_1996, Size{19, 19}, {.komi = points(8)});
        for (int move = up_to(300, random); i % 10 == 0 && move > 0; --move) play_anywhere(game, random);
        if (i % 10 != 0) play_to_the_end(game, random);
        const int black = area_of(game, Color::black);
        const HalfPoints by_area = margin(ing_1996, game);
        const bool holds = by_area == points(2 * black - 369) &&
                           by_area == points(fill_in_margin(black, area_of(game, Color::white)));
        CHECK(holds == (shared_points(game) == 0));
        ++(holds ? even : shared);
    }
    CHECK(even > 0);
    CHECK(shared > 0);
    MESSAGE("holds in ", even, " games, fails in ", shared, " with shared points");
}

TEST_CASE("theorem: stones are area less two points a group when all is played out") {
    const auto early = counterexample(stone_scoring, stones_are_area_less_two_a_group);
    REQUIRE(early);
    MESSAGE("not played out, it fails on ", moves_of(*early));

    Random random(15);
    int met = 0;
    for (int i = 0; i < random_games() / 3; ++i) {
        const auto side = static_cast<std::uint8_t>(3 + up_to(5, random));
        Game game(stone_scoring, Size{side, side}, {});
        play_to_the_end(game, random);
        fill_own_territory(game);
        if (!is_played_out(game)) continue;
        ++met;
        CHECK_MESSAGE(stones_are_area_less_two_a_group(game), moves_of(game));
        const auto taxed = [](Ruleset& rules) { rules.group_tax.is = GroupTax::two_each; };
        CHECK(margin(stone_scoring, game) == margin(tromp_taylor, game, taxed));
    }
    CHECK(met > random_games() / 30);
    MESSAGE("holds in ", met, " games");
}

TEST_CASE("theorem: whoever gets the shared points, the margin is the same") {
    const auto total = [](const Ruleset& rules, const Game& g) {
        return score(rules, g.finish()).of(Color::black);
    };
    const auto scores = counterexample(
        tromp_taylor, [&](const Game& g) { return total(new_zealand, g) == total(tromp_taylor, g); });
    REQUIRE(scores);
    MESSAGE("the players' own scores differ on ", moves_of(*scores));
    const int met =
        check_all({.played = &tromp_taylor, .holds = [](const Game& g) {
                       const HalfPoints nobody = margin(tromp_taylor, g);
                       return margin(new_zealand, g) == nobody && margin(chinese_practice, g) == nobody;
                   }});
    CHECK(met > random_games() / 10);
}
