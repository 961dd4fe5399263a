// Where passes cost stones, a count of territory is one of area with a difference that is known beforehand.
#include "referee/proof/pass_stones.hpp"

#include "go/rulesets/registry.hpp"

#include <doctest/doctest.h>

#include <map>
#include <random>
#include <set>
#include <string>

using namespace shinpan;

namespace {

using Random = std::mt19937_64;

bool goes_on(const Game& game) { return !game.is_over() && game.stage().phase != Phase::stopped; }

// A play that is allowed, or a pass.
void move(Game& game, Random& random, bool may_play) {
    const Color mover = game.to_move();
    std::vector<Point> allowed;
    if (may_play)
        for_each_point(game.board().position().size(), [&](Point p) {
            if (!game.refuses_play(mover, p)) allowed.push_back(p);
        });
    if (allowed.empty() || random() % 4 == 0)
        REQUIRE(game.apply(pass(mover)));
    else
        REQUIRE(game.apply(play(mover, allowed[random() % allowed.size()])));
}

// Both pass from here on; at a stop they agree that nothing is dead.
void end(Game& game) {
    for (int i = 0; i < 12 && !game.is_over(); ++i) {
        if (game.stage().phase == Phase::stopped) {
            REQUIRE(game.apply(marks_proposed(Color::black, {})));
            REQUIRE(game.apply(marks_accepted(Color::white, {})));
        } else {
            REQUIRE(game.apply(pass(game.to_move())));
        }
    }
    REQUIRE(game.is_over());
}

// Black's margin in half points, without what a first pass brings.
int territory(const Game& game) {
    Finish finish = game.finish();
    finish.first_passer = Color::empty;
    return score(game.rules(), finish).margin().halves;
}

int area(const Game& game) {
    Ruleset rules;
    rules.scoring.is = Scoring::area;
    return score(rules, {game.board().position()}).margin().halves;
}

// Plays on to an end after random moves. `answers` plays only after a play of the other's; nobody: both play.
void play_out(Game& game, Random& random, Color answers, int moves) {
    bool was_play = false;
    for (int i = 0; i < moves && goes_on(game); ++i) {
        const bool may_play = game.to_move() != answers || was_play;
        const int stones = game.tally().plays[0] + game.tally().plays[1];
        move(game, random, may_play);
        was_play = game.tally().plays[0] + game.tally().plays[1] > stones;
    }
    end(game);
}

}  // namespace

TEST_CASE("territory with pass stones is area and a difference that is known at every move of a game") {
    Random random(20261122);
    std::map<std::string, int> counted;
    for (const Ruleset* rules : all_rulesets()) {
        if (!beside_area(Game(*rules, {3, 3}, {}))) continue;
        const bool always = rules->pass_cost.is == PassCost::stone;
        for (int round = 0; round < 300; ++round) {
            CAPTURE(rules->id);
            CAPTURE(round);
            Game game(*rules, {4, 3}, {});
            for (auto n = random() % 20; n > 0 && goes_on(game); --n) move(game, random, true);
            const auto beside = beside_area(game);
            REQUIRE(beside);
            const Color answers = always ? Color::empty : random() % 2 == 0 ? Color::black : Color::white;
            if (game.is_over())
                CHECK(territory(game) == area(game) + 2 * beside->least);
            else
                play_out(game, random, answers, static_cast<int>(random() % 30));
            const int difference = territory(game) - area(game);
            if (always || answers == Color::black) CHECK(difference >= 2 * beside->least);
            if (always || answers == Color::white) CHECK(difference <= 2 * beside->most);
            ++counted[std::string(rules->id)];
        }
    }
    for (const char* id : {"ikeda-territory-1", "ikeda-territory-3", "bga", "aga-territory"})
        CHECK(counted[id] == 300);
    CHECK_FALSE(counted.contains("japanese-1989"));
    CHECK_FALSE(counted.contains("ikeda-territory-2"));
}
