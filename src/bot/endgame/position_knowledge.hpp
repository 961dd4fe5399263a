// PositionKnowledge: what is proven of a position before any search, and what an estimate thinks of the rest.
// What is proven is not read again: nobody needs to play where a player keeps all that they have.
//
//   const PositionKnowledge known = known_of(game, 2000);
//   if (known.grade == Grade::final) ...              // each point has its owner, whoever moves first
#pragma once

#include "analysis/ownership/estimate.hpp"
#include "analysis/proof/grade.hpp"
#include "analysis/proof/past.hpp"
#include "analysis/proof/proof.hpp"
#include "go/game/game.hpp"

#include <array>

namespace shinpan::inline bot {

struct PositionKnowledge {
    std::array<Section, 2> sections{};  // Black's and White's
    Grade grade = Grade::open;
    Hypothesis guess{};
    bool was_tried = false;
    Estimate seen{};

    const Section& of(Color player) const { return sections[index_of(player)]; }
    PointSet kept() const { return sections[0].kept() | sections[1].kept(); }
    bool is_settled() const { return grade == Grade::final || grade == Grade::final_up_to_dame; }

    // Does the estimate see nothing left to do but a few open borders, dame and protection? It may be wrong.
    bool seems_settled() const;
};

// Is so little open that a proof may settle the board?
bool is_nearly_settled(const Estimate&);

// `nodes`: what the proof may cost for each player where all but a few points seems settled, a fifth of it
// elsewhere, and less on boards larger than 13x13; 0 for no proof. Early in a game, where nothing could be
// proven, nothing is tried.
PositionKnowledge known_of(const Game&, long nodes);

// The positions of the game before the present one, which a ban on repetition may look back to.
Past past_of(const Game&);

}  // namespace shinpan::bot
