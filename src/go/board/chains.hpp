// Chains: all stones that live or die together with some.
//
//   PointSet dead = whole_chains(position, marked);
#pragma once

#include "go/board/position.hpp"

namespace shinpan::inline go {

// All stones of the chains that these stones are part of; empty points are left out.
PointSet whole_chains(const Position&, const PointSet& stones);

}  // namespace shinpan::go
