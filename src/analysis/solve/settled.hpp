// What a player keeps who passes for the rest of the game: the points that are settled whatever the opponent
// does, and whatever a ban on repetition says, since a pass is always allowed. It is worked out exactly for
// every position of a small board.
//
// Of a graph that grows it is what unconditional life shows: the stones that live, their eyes of one point
// and, where territory counts, the regions in which no ko either lets the opponent live; all else is then the
// opponent's. To keep such a region its owner answers: they put stones beside those that live, which makes
// them live too, until nothing of the opponent's is left there. No ban stops them in a search that goes no
// further where the points in question are settled: all positions that they make are settled, so that none of
// them can have been there.
//
//   const Settled settled(graph);
//   settled.low(position) == settled.high(position)     // nothing that one player does alone changes it
#pragma once

#include "analysis/solve/graph.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::inline analysis::solving {

// In half points, Black's less White's. The graph must outlive it.
class Settled {
public:
    explicit Settled(const BoardGraph&);

    int low(BoardGraph::Node node) const {  // if Black passes
        return graph_.grows() ? if_passes(node, Color::black) : low_[node];
    }
    int high(BoardGraph::Node node) const {  // if White passes
        return graph_.grows() ? if_passes(node, Color::white) : high_[node];
    }

private:
    int if_passes(BoardGraph::Node, Color player) const;

    const BoardGraph& graph_;
    std::vector<std::int16_t> low_{};
    std::vector<std::int16_t> high_{};
    mutable std::array<std::vector<std::optional<int>>, 2> found_{};  // of a graph that grows
};

}  // namespace shinpan::analysis::solving
