#include "analysis/proof/zone_play.hpp"

#include <algorithm>

namespace shinpan::inline analysis {
namespace {

Cells empty_cells(const Zone& zone, const ZoneState& state) {
    return zone.all() & ~state.own & ~state.attacker;
}

// Do walls keep a chain of the attacker on the board?
bool is_wall(const Zone& zone, Cells attacker_chain) { return (attacker_chain & zone.wall()) != 0; }

// Does a chain of the defender touch a wall, or stones of the attacker that are part of one?
bool touches_wall(const Zone& zone, const ZoneState& state, Cells stones) {
    if (stones & zone.wall()) return true;
    return is_wall(zone, zone.flood(zone.neighbours_of(stones) & state.attacker, state.attacker));
}

}  // namespace

ZoneChain chain_from(const Zone& zone, const ZoneState& state, Cells seed, ChainSet chains) {
    ZoneChain chain{0, chains};
    Cells fresh = seed;
    ChainSet fresh_chains = chains;
    while (true) {
        for_each_bit(fresh_chains, [&](int node) { chain.near |= zone.beside(node); });
        fresh |= chain.near & state.own & ~chain.stones;
        if (fresh == 0) break;
        fresh = zone.flood(fresh, state.own);
        chain.stones |= fresh;
        chain.near |= zone.neighbours_of(fresh);
        fresh_chains = zone.chains_beside(fresh) & ~chain.chains;
        chain.chains |= fresh_chains;
        fresh = 0;
    }
    chain.near &= ~chain.stones;
    chain.liberties = chain.near & empty_cells(zone, state);
    return chain;
}

void ZoneChains::find(const Zone& zone, const ZoneState& state) {
    zone_ = &zone;
    state_ = state;
    empty_ = empty_cells(zone, state);
    own_.clear();
    attackers_.clear();
    Cells stones = state.own;
    for (ChainSet chains = zone.all_chains(); chains != 0;) {
        own_.push_back(chain_from(zone, state, 0, chains & -chains));
        stones &= ~own_.back().stones;
        chains &= ~own_.back().chains;
    }
    while (stones != 0) {
        own_.push_back(chain_from(zone, state, stones & -stones, 0));
        stones &= ~own_.back().stones;
    }
    for (Cells left = state.attacker; left != 0;) {
        const Cells chain = zone.flood(left & -left, left);
        left &= ~chain;
        attackers_.push_back({chain, zone.neighbours_of(chain) & empty_, is_wall(zone, chain)});
    }
}

Attack ZoneChains::attacked(int cell) const {
    Attack attack{Attack::Kind::play, {state_.own, state_.attacker | bit(cell)}};
    ZoneState& state = attack.state;
    for (const ZoneChain& chain : own_) {
        if (chain.liberties != bit(cell)) continue;
        if (chain.chains != 0 && zone_->elsewhere(chain.chains) != 0) continue;
        if (chain.chains != 0 || touches_wall(*zone_, state, chain.stones)) {
            attack.kind = Attack::Kind::breaks;
            return attack;
        }
        attack.taken |= chain.stones;
    }
    state.own &= ~attack.taken;
    const Cells around = zone_->around(cell);
    bool breathes = attack.taken != 0 || is_wall(*zone_, bit(cell)) || (around & empty_) != 0;
    Cells placed = bit(cell);
    for (const AttackerChain& chain : attackers_) {
        if ((chain.stones & around) == 0) continue;
        placed |= chain.stones;
        breathes = breathes || chain.is_wall || chain.liberties != bit(cell);
    }
    if (!breathes) {
        state.attacker &= ~placed;
        attack.self_capture = true;
        if (placed == bit(cell)) attack.kind = Attack::Kind::none;
    }
    return attack;
}

std::optional<ZoneState> ZoneChains::answered(int cell) const {
    ZoneState state{state_.own | bit(cell), state_.attacker};
    for (const AttackerChain& chain : attackers_)
        if (chain.liberties == bit(cell) && !chain.is_wall) state.attacker &= ~chain.stones;
    if (state.attacker != state_.attacker || (zone_->around(cell) & empty_) != 0) return state;
    ChainSet chains = 0;
    for (const ZoneChain& chain : own_) {
        if ((chain.near & bit(cell)) == 0) continue;
        if (chain.liberties != bit(cell)) return state;
        chains |= chain.chains;
    }
    if (zone_->elsewhere(chains) == 0) return std::nullopt;
    return state;
}

std::span<const ZoneChain> ZoneChains::own_after(int cell, const ZoneState& answered) {
    const Cells empty = empty_cells(*zone_, answered);
    ZoneChain placed{bit(cell), 0, zone_->around(cell)};
    after_.clear();
    for (const ZoneChain& chain : own_) {
        if (chain.near & bit(cell)) {
            placed.stones |= chain.stones;
            placed.chains |= chain.chains;
            placed.near |= chain.near;
        } else {
            after_.push_back(chain);
            after_.back().liberties = chain.near & empty;
        }
    }
    placed.near &= ~placed.stones;
    placed.liberties = placed.near & empty;
    after_.push_back(placed);
    return after_;
}

int takes_ko(const Zone& zone, const ZoneState& before, const ZoneState& after, int cell) {
    const Cells taken = before.attacker & ~after.attacker;
    if (bits_in(taken) != 1) return -1;
    const ZoneChain placed = chain_from(zone, after, bit(cell), 0);
    const bool alone = placed.stones == bit(cell) && placed.chains == 0 && placed.liberties == taken;
    return alone ? std::countr_zero(taken) : -1;
}

bool stands(const Zone& zone, const ZoneState& state) {
    ChainSet chains = zone.all_chains();
    while (chains != 0) {
        const ZoneChain chain = chain_from(zone, state, 0, chains & -chains);
        chains &= ~chain.chains;
        if (chain.liberties == 0 && zone.need_liberty(chain.chains)) return false;
    }
    return true;
}

bool has_own_liberties(const Zone& zone, const ZoneState& state) {
    const ZoneChains chains(zone, state);
    return std::all_of(chains.own().begin(), chains.own().end(),
                       [](const ZoneChain& chain) { return chain.chains != 0 || chain.liberties != 0; });
}

}  // namespace shinpan::analysis
