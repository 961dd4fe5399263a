// Trial: hypothetical play against one chain, the attacker first. Who takes one of the stakes has won it: the
// attacker has then taken the chain for good, or its owner has saved it.
#pragma once

#include "life/confirmation.hpp"
#include "life/contest.hpp"
#include "life/play_graph.hpp"

namespace shinpan {

class Trial {
public:
    // At most `most_states` situations are looked at before the capture, and again after it. Preconditions of
    // Contest; a contested stone stands on `stone`.
    Trial(const Position&, const PointSet& contested, const PointSet& stakes, Point stone, KoPass,
          std::size_t most_states);

    Confirmed status() const;

private:
    bool is_won(const Contest::State&) const;
    bool is_taken(const Contest::State&) const;
    bool at_start(const PlayGraph&, const PlayGraph::Marks& goal) const;
    PlayGraph::Marks new_stone_lives(const PlayGraph& after) const;

    Contest contest_;
    Color owner_;
    std::size_t slot_;  // of the owner
    Contest::State start_;
    Contest::Cells chain_;
    Contest::Cells where_new_;  // where a new stone saves it
    std::size_t most_states_;
};

}  // namespace shinpan
