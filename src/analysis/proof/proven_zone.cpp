#include "analysis/proof/proven_zone.hpp"

#include <utility>

namespace shinpan::inline analysis {

ProvenZones::ProvenZones(std::vector<ProvenZone> zones)
    : zones_(std::make_shared<const std::vector<ProvenZone>>(std::move(zones))) {}

const ProvenZone* ProvenZones::begin() const { return zones_ ? zones_->data() : nullptr; }

const ProvenZone* ProvenZones::end() const { return zones_ ? zones_->data() + zones_->size() : nullptr; }

}  // namespace shinpan::analysis
