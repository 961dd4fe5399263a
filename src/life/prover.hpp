// The prover: which chains of a position live and which points their owner keeps, moving second.
//
//   const Section black = prove(position, earlier, Color::black, hypothesis, {.nodes = 50000});
//   black.safe ...
#pragma once

#include "life/proof.hpp"
#include "life/zone_search.hpp"

#include <span>

namespace shinpan {

struct ProveOptions {
    long nodes = 150000;          // at most, for each defender
    long zone_nodes = 6000;       // in one zone at first
    bool self_capture = true;     // the attacker may take off his own stones
    LeftOut left_out = LeftOut::nothing;
};

// `earlier`: the positions of the game so far, which a ban on repetition may look back to.
Section prove(const Position&, std::span<const Position> earlier, Color defender, const Hypothesis&,
              const ProveOptions& = {});

}  // namespace shinpan
