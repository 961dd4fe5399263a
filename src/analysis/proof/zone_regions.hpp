// The parts into which the defender's stones divide a zone, found once for a state and all the defender's
// plays in it.
//
//   ZoneRegions regions;
//   regions.find(zone, state);
//   regions.after(cell)  // when the defender has played there
#pragma once

#include "analysis/proof/zone.hpp"

#include <span>
#include <vector>

namespace shinpan::inline analysis {

// The zone must live as long.
class ZoneRegions {
public:
    void find(const Zone&, const ZoneState&);

    std::span<const Cells> all() const { return regions_; }

    // After a play of the defender; they stand until the next call. Precondition: the cell is empty.
    std::span<const Cells> after(int cell);

private:
    const Zone* zone_ = nullptr;
    std::vector<Cells> regions_{};
    std::vector<Cells> after_{};
};

}  // namespace shinpan::analysis
