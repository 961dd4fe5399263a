// ProvenZone: a zone with its goal and the strategy that reaches it.
//
//   for (const ProvenZone& proof : section.zones) ... proof.strategy.nodes
#pragma once

#include "analysis/proof/proof.hpp"
#include "analysis/proof/strategy.hpp"
#include "analysis/proof/zone.hpp"

#include <vector>

namespace shinpan::inline analysis {

struct ProvenZone {
    Zone zone;
    ZoneGoal goal;
    Strategy strategy;
    int first = pass_in_zone;        // a cell where the defender plays first, and is then second
    std::vector<PointSet> beside{};  // the stones of each chain of the zone
};

}  // namespace shinpan::analysis
