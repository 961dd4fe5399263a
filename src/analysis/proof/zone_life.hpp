// Life within a zone without another play of the defender (Benson 1976, for a part of the board).
#pragma once

#include "analysis/proof/zone_play.hpp"

namespace shinpan::inline analysis {

struct ZoneLife {
    bool stands = false;  // as `stands` in zone_play.hpp; if not, the rest is not looked at
    bool lives = false;   // each chain next to the zone that has less than two elsewhere
    Cells open = 0;       // once they do: cells to be held on which the attacker may still come to live
    // How far it is from settled. It guides a search and proves nothing.
    int lacking = 0;  // before they live: cells, roughly, that their eyes still lack, counted for each chain
    Cells room = 0;   // once they do: where around open cells no living stone is near
    bool settled() const { return lives && open == 0; }
};

// What the defender has when they pass forever in this zone. A cell is held when no stone of the attacker on
// it can ever become uncapturable. `self_capture`: the attacker may take off their own stones.
// `own`: the defender's chains in that state. `regions`: what they leave.
ZoneLife zone_life(const Zone&, const ZoneState&, std::span<const ZoneChain> own,
                   std::span<const Cells> regions, Cells held, bool self_capture);

}  // namespace shinpan::analysis
