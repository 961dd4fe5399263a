// Estimated dead stones: what random playouts make of a final position. A guess, with how sure it is; never
// an agreement and never a proof.
//
//   Estimates estimates;
//   const Estimated& dead = estimates.of(position, Color::black);   // dead.stones, dead.percent
#pragma once

#include "board/position.hpp"

#include <optional>

namespace shinpan {

struct Estimated {
    PointSet stones{};  // thought dead
    int percent = 100;  // of the playouts that bear out the chain that is least certain; 100 without stones
};

// Every chain whose points more playouts give to the opponent is thought dead. The same position always gives
// the same answer.
Estimated estimated_dead(const Position&, Color to_move);

// Remembers the last answer, since one game is often judged under many rulesets.
class Estimates {
public:
    const Estimated& of(const Position&, Color to_move);

private:
    std::optional<Position> position_{};
    Color to_move_ = Color::empty;
    Estimated last_{};
};

}  // namespace shinpan
