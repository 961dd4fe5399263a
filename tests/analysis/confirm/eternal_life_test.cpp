// The position of examples/notorious/eternal_life.sgf: four situations in each of which one move alone
// neither loses nor gives up the fight, and it leads to the next.
#include "analysis/confirm/contest.hpp"
#include "analysis/confirm/ko_fight.hpp"
#include "analysis/confirm/play_graph.hpp"
#include "go/score/unconditional.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

using namespace shinpan;

namespace {

using State = Contest::State;

const Position eternal_life =
    position_from(std::to_array<std::string_view>({". X X X O O O . O",  //
                                                   "O O O X X O O O O", "O . X . O X . O ."}))
        .value();
constexpr Point black_stone = point(1, 0);
const PointSet white_wall = connected(eternal_life, point(4, 0));

// Play around Black's chain by the ko rule alone. White wants to take it; Black wants it to live for good.
class Corner {
public:
    Corner() : graph_(contest_, {contest_.start(Color::black)}, ends(), 1'000'000) {}

    bool complete() const { return graph_.complete(); }
    State start() const { return contest_.start(Color::black); }
    std::vector<State> moves(const State& s) const { return contest_.moves(s); }
    bool is_lost_for(Color player, const State& s) const {
        return (player == Color::black ? taken_ : lives_)[graph_.index(s)] != 0;
    }

    // May the player to move leave things as they are?
    bool may_pass(const State& s) const {
        const auto next = contest_.moves(s);
        return std::any_of(next.begin(), next.end(), [&](const State& after) {
            return after.stones == s.stones && !is_lost_for(s.to_move, after);
        });
    }

private:
    bool is_gone(const State& s) const { return (s.stones[0] & chain_) != chain_; }
    bool is_safe(const State& s) const {
        Position position = eternal_life;
        for (Point p : points_) {
            const Contest::Cells cell = Contest::Cells{1} << contest_.cell(p);
            position.set(p, (s.stones[0] & cell) != 0   ? Color::black
                            : (s.stones[1] & cell) != 0 ? Color::white
                                                        : Color::empty);
        }
        const PointSet safe = unconditionally_alive(position, Color::black, SelfCapture::forbidden);
        return safe.contains(black_stone);
    }
    std::function<bool(const State&)> ends() const {
        return [this](const State& s) { return is_gone(s) || is_safe(s); };
    }

    PointSet points_ = contested_points(eternal_life, white_wall, black_stone);
    Contest contest_{eternal_life, points_, {}, KoThreats{}};
    Contest::Cells chain_ = contest_.chain(contest_.start(Color::black), contest_.cell(black_stone));
    PlayGraph graph_;
    PlayGraph::Marks taken_ =
        graph_.forced(Color::white, graph_.where([this](const State& s) { return is_gone(s); }));
    PlayGraph::Marks lives_ = graph_.forced(
        Color::black, graph_.where([this](const State& s) { return !is_gone(s) && is_safe(s); }));
};

}  // namespace

TEST_CASE("in eternal life each move is the only one that fights on, and the fourth restores the start") {
    const Corner corner;
    REQUIRE(corner.complete());
    State now = corner.start();
    for (int ply = 0; ply < 4; ++ply) {
        CAPTURE(ply);
        CHECK_FALSE(corner.is_lost_for(Color::black, now));
        CHECK_FALSE(corner.is_lost_for(Color::white, now));
        std::vector<State> fights;
        std::vector<State> rests;
        for (const State& next : corner.moves(now)) {
            if (corner.is_lost_for(now.to_move, next)) continue;
            (corner.may_pass(next) ? rests : fights).push_back(next);
        }
        CHECK(rests.size() == (ply == 3));  // White may make a seki in place of the throw-in
        REQUIRE(fights.size() == 1);
        now = fights.front();
    }
    CHECK(now.stones == corner.start().stones);
    CHECK(now.to_move == Color::black);
}
