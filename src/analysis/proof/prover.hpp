// The prover: which chains of a position live and which points their owner keeps, moving second.
//
//   const Section black = prove(position, past, Color::black, hypothesis, {.nodes = 50000});
//   black.safe ...
#pragma once

#include "analysis/proof/past.hpp"
#include "analysis/proof/proof.hpp"
#include "go/board/position.hpp"

#include <array>
#include <optional>

namespace shinpan::inline analysis {

struct ProveOptions {
    long nodes = 400000;       // at most, for each defender; it bounds the zones looked at, too
    long zone_nodes = 20000;   // in one zone at first; in one of many points fewer
    bool self_capture = true;  // the attacker may take off their own stones
    LeftOut left_out = LeftOut::nothing;
    bool sparing = true;  // large zones, most of which stay open, may take few of the nodes
    // Points that are each player's by agreement, by index_of(player): whole regions between living stones of
    // theirs. The chains beside them are assumed to live; what is proven is so as far as that holds.
    std::array<PointSet, 2> agreed{};
};

// `past`: the positions of the game so far, which a ban on repetition may look back to.
Section prove(const Position&, const Past& past, Color defender, const Hypothesis&, const ProveOptions& = {});

// What each player keeps, Black's first. Where chains of one or two stones are left unproven, it is tried
// again without thinking that they live: what stands around a stone that may be lost need not wait for it.
// Where stones of both are left unproven side by side, each of them is tried again with the other's not
// thought to live: so a seki is proven, and who wins a race. Each further try has half of the nodes.
std::array<Section, 2> prove_both(const Position&, const Past& past, const Hypothesis&,
                                  const ProveOptions& = {});

// As `prove`, and if that does not keep all points of `target`, a play by which the defender keeps them when
// they move first: stones of theirs that live by it, or of the attacker's that die by it. The play has as
// many nodes again as the proof without it.
struct FirstPlay {
    Section section;  // moving second, after the play where one is needed
    Point at = no_point;
};
struct FirstPlayTried {
    std::optional<FirstPlay> play;  // nothing: none was found
    long nodes = 0;                 // searched; looks count as the nodes that they go with
    bool is_cut_short = false;      // with more nodes one may be found
};
FirstPlayTried prove_first(const Position&, const Past& past, Color defender, const Hypothesis&,
                           const PointSet& target, const ProveOptions& = {});

}  // namespace shinpan::analysis
