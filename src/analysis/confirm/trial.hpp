// Trial: hypothetical play against one chain, the attacker first. Who takes one of the stakes has won it: the
// attacker has then taken the chain for good, or its owner has saved it.
#pragma once

#include "analysis/confirm/confirmation.hpp"
#include "analysis/confirm/contest.hpp"
#include "analysis/confirm/play_graph.hpp"

#include <vector>

namespace shinpan::inline analysis {

class Trial {
public:
    // What comes of it, and play that shows it (ConfirmedChain::line).
    struct Finding {
        Confirmed status = Confirmed::undecided;
        std::vector<HypotheticalMove> line{};
    };

    // At most `most_states` situations are looked at before the capture, and again after it. Preconditions of
    // Contest; a contested stone stands on `stone`.
    Trial(const Position&, const PointSet& contested, const PointSet& stakes, Point stone, KoPass,
          std::size_t most_states);

    Finding finding() const;

private:
    using Index = PlayGraph::Index;
    using Marks = PlayGraph::Marks;
    using Line = std::vector<HypotheticalMove>;

    bool is_taken(const Contest::State&) const;
    Index start_in(const PlayGraph& graph) const { return graph.index(start_); }
    Marks new_stone_lives(const PlayGraph& after) const;
    HypotheticalMove move(const Contest::State& before, const Contest::State& after) const;
    Index follow(const PlayGraph&, Index from, Color player, const Marks& goal, const Marks& shunned,
                 Line&) const;
    Line threats(const PlayGraph&, const Marks& lost) const;

    Contest contest_;
    Color owner_;
    std::size_t slot_;  // of the owner
    Contest::State start_;
    Contest::Cells chain_;
    Contest::Cells where_new_;  // where a new stone saves it
    std::size_t most_states_;
};

}  // namespace shinpan::analysis
