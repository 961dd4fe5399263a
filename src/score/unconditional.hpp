// Unconditional life: stones that cannot be taken even if their owner always passes (Benson 1976).
//
// Ikeda's immortal stones are these, with the position as the only thing that counts: earlier positions of
// the game, which might forbid an attacker's play, are left out of account.
#pragma once

#include "board/position.hpp"
#include "rules/self_capture.hpp"

namespace shinpan {

// The stones of that player's unconditionally alive chains. Where the attacker may take off his own stones, a
// region is vital to a chain only if every point of it, occupied or empty, is next to the chain; otherwise
// only its empty points must be.
PointSet unconditionally_alive(const Position&, Color player, SelfCapture attacker);

}  // namespace shinpan
