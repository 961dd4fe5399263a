// Seki that is proven: chains of both players that live, each by taking the other if the other starts; and
// what it costs to start.
#pragma once

#include "referee/proof/proven.hpp"

#include <array>
#include <optional>
#include <vector>

namespace shinpan::inline referee {

struct ProvenSeki {
    std::array<PointSet, 2> stones{};  // Black's and White's
    PointSet shared{};                 // the empty points between them that neither can fill
    // How many stones that player loses by playing on one of the shared points; nothing where that is not
    // proven of each of them.
    std::array<std::optional<int>, 2> costs_to_start{};
};

// `options.nodes` is for each attempt.
std::vector<ProvenSeki> proven_sekis(const ProvenPosition&, const ProveOptions&);

}  // namespace shinpan::referee
