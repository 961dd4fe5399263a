// Estimated dead stones: what the estimate makes of a final position, with how sure it is; never an agreement
// and never a proof.
//
//   Estimates estimates;
//   const Estimate& estimate = estimates.of(position);   // estimate.dead, estimate.percent()
#pragma once

#include "board/position.hpp"
#include "estimate/estimate.hpp"

#include <optional>

namespace shinpan {

// Remembers the last answer, since one game is often judged under many rulesets. The same position always has
// the same answer.
class Estimates {
public:
    const Estimate& of(const Position&);

private:
    std::optional<Position> position_{};
    Estimate last_{};
};

}  // namespace shinpan
