// What a player keeps who passes for the rest of the game: the points that are settled whatever the opponent
// does, and whatever a ban on repetition says, since a pass is always allowed. It is unconditional life and
// territory, worked out exactly for every position of a small board.
//
//   const Settled settled(graph);
//   settled.low(position) == settled.high(position)     // nothing that one player does alone changes it
#pragma once

#include "life/solve_graph.hpp"

#include <cstdint>
#include <vector>

namespace shinpan::solving {

// In half points, Black's less White's.
class Settled {
public:
    explicit Settled(const BoardGraph&);

    int low(BoardGraph::Node node) const { return low_[node]; }    // if Black passes
    int high(BoardGraph::Node node) const { return high_[node]; }  // if White passes

private:
    std::vector<std::int16_t> low_;
    std::vector<std::int16_t> high_;
};

}  // namespace shinpan::solving
