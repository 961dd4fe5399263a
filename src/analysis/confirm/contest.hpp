// Contest: hypothetical play on a few contested points, all other stones standing forever. A ko may be
// retaken only after a pass that lifts the ban, so that threats elsewhere count for nothing; or after any
// other move, and then each player has so many threats elsewhere, which the opponent answers.
//
//   Contest contest(position, points, stakes, KoPass::every_ko);
//   for (const Contest::State& next : contest.moves(state)) ...
#pragma once

#include "go/board/position.hpp"
#include "go/rules/scoring.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::inline analysis {

// How many threats elsewhere each player has, by index_of(player).
struct KoThreats {
    static constexpr std::uint8_t no_end = 255;  // they never run out
    std::array<std::uint8_t, 2> of{};

    friend bool operator==(const KoThreats&, const KoThreats&) = default;
};

class Contest {
public:
    static constexpr int most_points = 64;
    using Cells = std::uint64_t;  // a set of contested points, a bit each, in board order

    // What stands on the contested points, who may not play where, and who is to move. Arrays go by
    // index_of(player).
    struct State {
        std::array<Cells, 2> stones{};
        std::array<Cells, 2> banned{};  // kos that the player may not retake
        KoThreats threats{};
        Color to_move = Color::black;
        Color taker = Color::empty;  // who took a stake, and with it ended the contest

        Cells taken() const { return stones[0] | stones[1]; }
        friend bool operator==(const State&, const State&) = default;
    };

    // Preconditions: at most `most_points` points; every chain that has a stone among them lies within them,
    // and so does every empty point beside it. Who takes one of the `stakes`, some of the stones among them,
    // ends the contest.
    Contest(const Position&, const PointSet& points, const PointSet& stakes, KoPass);

    // The same where a ban lasts for one move.
    Contest(const Position&, const PointSet& points, const PointSet& stakes, KoThreats);

    // The position that it was made of, with that player to move and no ban.
    State start(Color to_move) const;

    // What every move of the player to move leads to: a play on a point where it is legal, a pass, and where
    // a pass lifts one ban, one pass for each; or a threat and its answer, where they have one and may not
    // take a ko back. Nobody may take off stones of their own. None when the contest has ended.
    std::vector<State> moves(const State&) const;

    // The point of the stone that a move put down; no_point where it put none.
    Point played(const State& before, const State& after) const;

    // Those cells as points.
    PointSet points(Cells) const;

    // The stones of the chain on that cell.
    Cells chain(const State&, int cell) const;

    // The stones of the opposing chains beside a chain.
    Cells opposing_beside(const State&, Cells chain) const;

    // The cell of a contested point. Precondition: it is one.
    int cell(Point) const;
    Cells cells(const PointSet&) const;

private:
    Cells beside(Cells) const;
    Cells connected(Cells seed, Cells within) const;
    bool lives(Cells chain, Color, Cells empty) const;
    Cells captured_by(const State&, Color mover, int cell) const;
    bool is_ko_take(const State&, Color mover, int cell, Cells captured) const;
    std::optional<State> after_play(const State&, int cell) const;
    void drop_idle_bans(State&) const;
    void add_passes(const State&, std::vector<State>&) const;
    void add_threat(const State&, std::vector<State>&) const;

    std::vector<Point> points_;
    std::vector<Cells> beside_;           // of each cell: the cells next to it
    std::array<Cells, 2> beside_wall_{};  // the cells next to a stone of that colour that stands forever
    std::array<Cells, 2> stakes_{};
    State start_{};
    KoPass ko_pass_ = KoPass::none;  // then bans last for one move
};

}  // namespace shinpan::analysis
