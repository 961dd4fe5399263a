// Immortal stones, as Ikeda means them: those that cannot be taken though the opponent plays again and again
// and their owner always passes.
//
// Without a ban on repetition they are the unconditionally alive ones. Where a play may not bring back any
// earlier position of the game, stones are immortal too that could be taken only by such a play.
#pragma once

#include "go/board/position.hpp"
#include "go/rules/repetition.hpp"
#include "go/rules/self_capture.hpp"

#include <span>

namespace shinpan::inline go {

// Could that earlier position come again from `now`, by plays of the one player's opponent alone?
bool may_return(const Position& earlier, const Position& now, Color player);

// The player's immortal stones. `earlier`: positions of the game before; those that cannot return matter not.
// They are asked only where the ban is on every earlier position whoever made it and is to move, and nobody
// takes off stones of their own; other bans do not stop a player who plays alone for long.
PointSet immortal(const Position&, Color player, SelfCapture, const Repetition&,
                  std::span<const Position> earlier);

}  // namespace shinpan::go
