// The two ways to solve a game whose positions are known: with its history, where a ban on repetition looks
// back over the whole game, and backwards from all ends, where nothing but the ko rule binds.
#pragma once

#include "analysis/solve/history.hpp"
#include "analysis/solve/retrograde.hpp"
#include "analysis/solve/solve.hpp"

namespace shinpan::inline analysis::solving {

Solution solve_with_history(const HistoryGame&, const Settled&, const SolveLimits&);

Solution solve_backwards(const BoardGraph&, const Stages&, RetrogradeSolver::Ban, const SolveLimits&);

}  // namespace shinpan::analysis::solving
