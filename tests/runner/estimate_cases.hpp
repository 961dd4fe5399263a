// Positions whose dead stones or owners are known, and what an estimate makes of them.
#pragma once

#include "analysis/ownership/estimate.hpp"
#include "go/board/position.hpp"
#include "runner/values.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::runner {

struct KnownOwners {
    Position position;
    PointSet dead{};                    // stones that come off as the position stands
    std::optional<PointSet> neutral{};  // points that are nobody's territory, where told
    // Rows from the top: X O, or . for nobody's; any other letter says nothing. Empty where not told.
    std::vector<std::string> as_it_stands{};  // regions that leak are nobody's
    std::vector<std::string> once_sealed{};   // the leaks being closed
};

// Throws BadCase where the fields cannot be read.
KnownOwners known_owners(const json::object& fields);

// In which points the estimate differs; empty where it does not.
std::string what_is_wrong(const KnownOwners&, const Estimate&);

}  // namespace shinpan::runner
