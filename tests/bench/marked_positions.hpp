// Positions whose right ownership or dead stones are known, read from case files.
#pragma once

#include "board/position.hpp"
#include "estimate/estimate.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan::bench {

struct MarkedPosition {
    std::string id;
    Position position;
    PointSet dead;                      // stones that come off
    std::optional<PointSet> neutral{};  // points that are nobody's, where told
    std::vector<std::string> owner{};   // rows: X O . and others, which say nothing; may be empty
};

// Throws runner::BadCase where the file cannot be read.
std::vector<MarkedPosition> marked_positions(const std::string& path);

// In which points the estimate differs from what is known; empty where it does not.
std::string what_is_wrong(const MarkedPosition&, const Estimate&);

}  // namespace shinpan::bench
