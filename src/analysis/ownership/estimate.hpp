// Estimate: who owns what, which stones are dead, and what is still open, for any position. Every statement
// carries how sure it is; none is a proof, and none is the players' word.
//
//   const Estimate e = estimate(position);
//   e.dead, e.percent()                          // stones thought dead, and how sure of all of them
//   for (Point p : e.play_here) ...              // "play here first"
#pragma once

#include "analysis/ownership/ownership_source.hpp"
#include "go/board/position.hpp"
#include "go/score/score.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace shinpan::inline analysis {

// What a prover found, and no estimate may contradict. Arrays go by index_of(player).
struct Proven {
    PointSet alive{};                 // stones that their owner can keep
    PointSet dead{};                  // stones that they cannot
    std::array<PointSet, 2> owned{};  // points that a player can keep, whoever moves first

    friend bool operator==(const Proven&, const Proven&) = default;
};

// From so many playouts on chains with a small eye alone are read, too: what playouts misread there they
// misread however many there are.
inline constexpr int playouts_with_reading = 2000;

struct EstimateSettings {
    int playouts = 400;  // the budget of work, for both first movers together; at least 2
    std::uint64_t seed = 1;
    Proven proven{};
    OwnershipSource source = learned_guesses;
};

struct ChainEstimate {
    PointSet stones{};
    Color color{};
    bool dead = false;
    bool settled = true;  // the same whoever moves first
    bool proven = false;
    int confidence = 0;  // thousandths
};

struct Estimate {
    std::vector<ChainEstimate> chains{};
    PointSet dead{};  // the stones of chains thought dead
    std::array<PointSet, 2>
        owned{};           // by index_of(player): living stones, territory, points under dead stones
    PointSet neutral{};    // nobody's
    PointSet seki{};       // living stones that hold each other up
    PointSet read_seki{};  // those of them that a search of their eyes found so
    // The points that count under rules without territory in seki once each side has made the plays that
    // protect their own: empty points, and those under dead stones.
    std::array<PointSet, 2> territory{};
    PointSet protective{};  // those plays
    PointSet unsettled{};   // points whose owner depends on who moves first
    PointSet play_here{};   // what is to be played before the end: borders that are open, unsettled points
    std::array<std::int16_t, cell_count> point_confidence{};  // thousandths
    int confidence = 1000;  // thousandths: that every chain is rightly called living or dead

    int percent() const { return confidence / 10; }
};

// What scoring needs to know of the game if it goes as estimated: borders that are open are closed by their
// owners, dead stones are off the board, and territory is as above.
Finish as_estimated(Finish, const Estimate&);

// Precondition: every chain has a liberty.
Estimate estimate(const Position&, const EstimateSettings& = {});

}  // namespace shinpan::analysis
