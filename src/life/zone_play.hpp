// Plays in a zone, and what makes the defender fail there (docs/certificate.md, failures 1, 2, 3 and 5).
//
//   const Attack attack = attacked(zone, state, cell);
//   if (attack.kind == Attack::Kind::play) answered(zone, attack.state, cell2);
#pragma once

#include "life/zone.hpp"

#include <optional>

namespace shinpan {

// A chain of the defender: stones in the zone, and the chains next to the zone that they join.
struct ZoneChain {
    Cells stones = 0;
    ChainSet chains = 0;
    Cells near = 0;       // next to it, without its own stones
    Cells liberties = 0;  // the empty ones among them
};

// The chain of the defender that holds these stones or chains. Precondition: they are connected.
ZoneChain chain_from(const Zone&, const ZoneState&, Cells seed, ChainSet chains);

// Calls f(const ZoneChain&) for each chain of the defender, and ends early when f says false.
template <class F>
bool all_of_chains(const Zone& zone, const ZoneState& state, F f) {
    Cells stones = state.own;
    ChainSet chains = zone.all_chains();
    while (chains != 0) {
        const ZoneChain chain = chain_from(zone, state, 0, chains & -chains);
        stones &= ~chain.stones;
        chains &= ~chain.chains;
        if (!f(chain)) return false;
    }
    while (stones != 0) {
        const ZoneChain chain = chain_from(zone, state, stones & -stones, 0);
        stones &= ~chain.stones;
        if (!f(chain)) return false;
    }
    return true;
}

// A play of the attacker.
struct Attack {
    enum class Kind : std::uint8_t {
        none,    // nothing changes: a lone stone that takes itself off, the same as a pass
        play,
        breaks,  // it takes a chain that must not be lost
    };
    Kind kind = Kind::none;
    ZoneState state{};
    Cells taken = 0;           // the defender's stones
    bool self_capture = false;
};

// Precondition: the cell is empty.
Attack attacked(const Zone&, const ZoneState&, int cell);

// A play of the defender; nothing when it would take off his own stones. Precondition: the cell is empty.
std::optional<ZoneState> answered(const Zone&, const ZoneState&, int cell);

// The cell of the stone that an answer took where it took it as in a ko: that one alone, by a stone alone
// that can be taken back at once; -1 where it did not.
int takes_ko(const Zone&, const ZoneState& before, const ZoneState& after, int cell);

// Has every chain with less than two elsewhere a liberty in the zone? So it must be whenever the attacker is
// to play.
bool stands(const Zone&, const ZoneState&);

// Has every chain within the zone a liberty there? So it must be at the start.
bool has_own_liberties(const Zone&, const ZoneState&);

}  // namespace shinpan
