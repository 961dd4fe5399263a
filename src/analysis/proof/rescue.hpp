// Rescue: small zones that together make a group safe which no whole region does. Each is a pocket: all
// around it is conceded. Some make an eye, others link the group to a neighbour that lives or has an eye.
#pragma once

#include "analysis/proof/composition.hpp"
#include "analysis/proof/zone_prover.hpp"

#include <optional>

namespace shinpan::inline analysis {

// The composition with zones added that make the group safe, and with it every group that they rely on;
// nothing where none was found. `allowed`: the points that zones may use; `nodes`: the search for one eye.
std::optional<Composition> rescue(const Composition&, int group, const PointSet& allowed, ZoneProver&,
                                  long nodes);

}  // namespace shinpan::analysis
