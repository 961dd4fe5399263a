#include "analysis/proof/zone_regions.hpp"

namespace shinpan::inline analysis {

void ZoneRegions::find(const Zone& zone, const ZoneState& state) {
    zone_ = &zone;
    regions_.clear();
    for (Cells rest = zone.all() & ~state.own; rest != 0;) {
        regions_.push_back(zone.flood(rest & -rest, rest));
        rest &= ~regions_.back();
    }
}

std::span<const Cells> ZoneRegions::after(int cell) {
    after_.clear();
    for (const Cells region : regions_) {
        Cells rest = region & ~bit(cell);
        if (rest == region) {
            after_.push_back(region);
            continue;
        }
        while (rest != 0) {  // each part of it begins beside the cell
            const Cells begins = rest & zone_->around(cell);
            const Cells part = zone_->reaches(begins & -begins, begins, rest);
            after_.push_back(part);
            rest &= ~part;
        }
    }
    return after_;
}

}  // namespace shinpan::analysis
