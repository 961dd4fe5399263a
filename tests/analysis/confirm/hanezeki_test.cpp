// The position of examples/notorious/hanezeki.sgf: a seki with stones in atari that their owner may not save,
// and the opponent may not take.
#include "analysis/confirm/contest.hpp"
#include "analysis/confirm/ko_fight.hpp"
#include "analysis/confirm/play_graph.hpp"
#include "go/score/control.hpp"
#include "go/score/unconditional.hpp"

#include <doctest/doctest.h>

#include <array>
#include <map>

using namespace shinpan;

namespace {

using State = Contest::State;

const Position hanezeki = position_from(std::to_array<std::string_view>({"O X O X . O X",  //
                                                                         "O X O X O X X",  //
                                                                         "O X O X O X .",  //
                                                                         ". X O O O X X",  //
                                                                         "X X O X X X .",  //
                                                                         ". O O X X X X",  //
                                                                         "O O O X X X X",  //
                                                                         "X X X X X X X"}))
                              .value();
const Point black_group = point_named("B8", hanezeki.size()).value();
const Point white_group = point_named("C8", hanezeki.size()).value();
const Point tail = point_named("D8", hanezeki.size()).value();

// Play by the ko rule alone around the two groups; who takes the other's has won.
class Race {
public:
    Race() : graph_(contest_, {contest_.start(Color::black), contest_.start(Color::white)}, is_over, 50'000) {
        REQUIRE(graph_.complete());
    }

    bool can_take(Color player, Color first) const {
        return won(player)[graph_.index(contest_.start(first))] != 0;
    }

    // Who takes the other's group after each first move of that player, by its name; empty where neither can.
    std::map<std::string, Color> after_each_move(Color first) const {
        std::map<std::string, Color> found;
        const State start = contest_.start(first);
        for (const State& next : contest_.moves(start)) {
            const Point at = contest_.played(start, next);
            const std::string move = at == no_point ? "pass" : name(at, hanezeki.size());
            const PlayGraph::Index i = graph_.index(next);
            found[move] = won(Color::black)[i]   ? Color::black
                          : won(Color::white)[i] ? Color::white
                                                 : Color::empty;
        }
        return found;
    }

private:
    static bool is_over(const State& s) { return s.taker != Color::empty; }
    PlayGraph::Marks won(Color player) const {
        return graph_.forced(player, graph_.where([&](const State& s) { return s.taker == player; }));
    }

    PointSet standing_ = unconditionally_alive(hanezeki, Color::black, SelfCapture::forbidden);
    Contest contest_{hanezeki, contested_points(hanezeki, standing_, black_group),
                     connected(hanezeki, black_group) | connected(hanezeki, white_group), KoThreats{}};
    PlayGraph graph_;
};

}  // namespace

TEST_CASE("in a hanezeki three stones of each player are in atari") {
    for (Point stone : {tail, point_named("A8", hanezeki.size()).value()}) {
        const PointSet chain = connected(hanezeki, stone);
        CHECK(chain.size() == 3);
        CHECK((surroundings(chain, hanezeki.size()) & hanezeki.points(Color::empty)).size() == 1);
    }
}

TEST_CASE("in a hanezeki whoever plays first loses his group, wherever he plays; who passes keeps it") {
    const Race race;
    for (Color player : {Color::black, Color::white})
        for (Color first : {Color::black, Color::white}) CHECK_FALSE(race.can_take(player, first));

    const auto black = race.after_each_move(Color::black);
    CHECK(black.size() == 4);
    CHECK(black.at("E8") == Color::white);  // saves the three in atari
    CHECK(black.at("A5") == Color::white);  // takes White's three
    CHECK(black.at("A3") == Color::white);
    CHECK(black.at("pass") == Color::empty);

    const auto white = race.after_each_move(Color::white);
    CHECK(white.size() == 3);
    CHECK(white.at("E8") == Color::black);  // takes Black's three
    CHECK(white.at("A3") == Color::black);
    CHECK(white.at("pass") == Color::empty);
}
