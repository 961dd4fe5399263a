// A line of best play, when a value is known: each move keeps it.
#pragma once

#include "analysis/solve/history.hpp"
#include "analysis/solve/retrograde.hpp"

#include <vector>

namespace shinpan::inline analysis::solving {

// `reaches` has shown that Black reaches the value, `below` that Black does not reach the next one. The line
// ends where the rest is passes, or where it is not clear at once how it goes on.
std::vector<Point> best_line(const HistoryGame&, const Settled&, int value, HistorySearch& reaches,
                             HistorySearch& below);

std::vector<Point> best_line(const BoardGraph&, const Stages&, const Settled&, const RetrogradeSolver&);

}  // namespace shinpan::analysis::solving
