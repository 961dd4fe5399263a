// The position of examples/notorious/two_step_ko.sgf: a ko whose taking makes another ko, and who begins must
// win both. In an approach-move ko it is the same ko that is won twice.
#include "analysis/confirm/contest.hpp"
#include "analysis/confirm/ko_fight.hpp"
#include "analysis/confirm/play_graph.hpp"
#include "go/score/unconditional.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

using namespace shinpan;

namespace {

using State = Contest::State;

const Position two_step_ko = position_from(std::to_array<std::string_view>({"O . O X .",  //
                                                                            ". O X X X",  //
                                                                            "O O X . X",  //
                                                                            ". O X X X",  //
                                                                            "O O X X .",  //
                                                                            "X X X X X"}))
                                 .value();
// Black's stone in the corner is connected to his living stones only through the ko at its right.
const Position cut_by_a_ko = position_from(std::to_array<std::string_view>({". X . X X . X .",  //
                                                                            "O O X O X X X X",  //
                                                                            "O O O O O O O O",  //
                                                                            ". O . O O O O O"}))
                                 .value();

PointSet all_that_lives(const Position& position) {
    return unconditionally_alive(position, Color::black, SelfCapture::forbidden) |
           unconditionally_alive(position, Color::white, SelfCapture::forbidden);
}

Point at(std::string_view point, const Position& position) {
    return point_named(point, position.size()).value();
}

// Play around a chain by the ko rule alone, threats elsewhere being moves that change nothing.
class Fight {
public:
    Fight(const Position& position, Point stone)
        : owner_(position.at(stone)),
          standing_(all_that_lives(position)),
          contest_(position, contested_points(position, standing_, stone), {}, KoThreats{}),
          chain_(contest_.chain(contest_.start(owner_), contest_.cell(stone))),
          position_(position),
          stone_(stone) {}

    State start(Color first) const { return contest_.start(first); }
    State after(const State& s, Point play) const {
        const auto next = contest_.moves(s);
        const auto found = std::find_if(next.begin(), next.end(),
                                        [&](const State& to) { return contest_.played(s, to) == play; });
        REQUIRE(found != next.end());
        return *found;
    }

    // Is the matter still a ko there? Threats without end decide it, one way or the other.
    bool hangs_on_ko(const State& s) const { return is_taken(s, other(owner_)) && !is_taken(s, owner_); }
    bool is_lost(const State& s) const { return is_taken(s, owner_); }
    bool is_safe(const State& s) const { return !is_taken(s, other(owner_)); }

    std::vector<State> moves(const State& s) const { return contest_.moves(s); }

private:
    // Can the opponent take the chain, that player having threats without end?
    bool is_taken(const State& s, Color threatens) const {
        KoThreats threats;
        threats.of[index_of(threatens)] = KoThreats::no_end;
        const Contest contest(position_, contested_points(position_, standing_, stone_), {}, threats);
        State from = s;
        from.threats = threats;
        const auto slot = index_of(owner_);
        const auto gone = [&](const State& now) { return (now.stones[slot] & chain_) != chain_; };
        const PlayGraph graph(contest, {from}, gone, 50'000);
        REQUIRE(graph.complete());
        return graph.forced(other(owner_), graph.where(gone))[0] != 0;
    }

    Color owner_;
    PointSet standing_;
    Contest contest_;
    Contest::Cells chain_;
    Position position_;
    Point stone_;
};

}  // namespace

TEST_CASE("in a two-step ko the player inside ends it with one move, the other only after two kos") {
    const auto& here = two_step_ko;
    const Fight fight(here, at("B5", here));
    const State start = fight.start(Color::black);
    CHECK(fight.is_safe(fight.after(fight.start(Color::white), at("B6", here))));
    CHECK(fight.hangs_on_ko(start));

    // Black takes the first ko and White plays elsewhere: whatever Black does, it still hangs on a ko.
    const State first_taken = fight.after(fight.after(start, at("B6", here)), no_point);
    for (const State& next : fight.moves(first_taken)) CHECK_FALSE(fight.is_lost(next));

    // He connects and has won it, and White plays elsewhere again: there is another ko to win.
    const State first_won = fight.after(fight.after(first_taken, at("C6", here)), no_point);
    CHECK(fight.hangs_on_ko(first_won));
    const State second_taken = fight.after(first_won, at("A5", here));
    CHECK(fight.hangs_on_ko(second_taken));
    CHECK(fight.is_lost(fight.after(fight.after(second_taken, no_point), at("A6", here))));
}

TEST_CASE("in a two-step ko who has lost the first step must win back both") {
    const auto& here = two_step_ko;
    const Fight fight(here, at("B5", here));
    const State first_taken = fight.after(fight.after(fight.start(Color::black), at("B6", here)), no_point);
    const State second_taken = fight.after(fight.after(first_taken, at("A5", here)), no_point);
    // Black plays elsewhere. White retakes the second ko, he plays elsewhere: she has no move that ends it.
    const State retaken = fight.after(fight.after(second_taken, no_point), at("A6", here));
    const State back = fight.after(retaken, no_point);
    for (const State& next : fight.moves(back)) CHECK_FALSE(fight.is_safe(next));
    // With the first ko she has retaken all, and then one move ends it.
    const State all_back = fight.after(fight.after(back, at("C6", here)), no_point);
    CHECK(fight.is_safe(fight.after(all_back, at("B6", here))));
}

TEST_CASE("in a plain ko who takes it ends it with his next play") {
    const auto& here = cut_by_a_ko;
    const Fight fight(here, at("B4", here));
    const State taken = fight.after(fight.start(Color::white), at("C4", here));
    CHECK(fight.hangs_on_ko(taken));
    CHECK(fight.is_lost(fight.after(fight.after(taken, no_point), at("A4", here))));
}
