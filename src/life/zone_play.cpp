#include "life/zone_play.hpp"

namespace shinpan {
namespace {

Cells empty_cells(const Zone& zone, const ZoneState& state) {
    return zone.all() & ~state.own & ~state.attacker;
}

// Do walls keep a chain of the attacker on the board?
bool is_wall(const Zone& zone, Cells attacker_chain) {
    return (attacker_chain & zone.wall()) != 0;
}

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

Attack attacked(const Zone& zone, const ZoneState& before, int cell) {
    Attack attack{Attack::Kind::play, {before.own, before.attacker | bit(cell)}};
    ZoneState& state = attack.state;
    const auto is_lost = [&](const ZoneChain& chain) {
        return chain.liberties == 0 && (chain.chains == 0 || zone.elsewhere(chain.chains) == 0);
    };
    Cells stones = zone.around(cell) & state.own;
    ChainSet chains = zone.chains_at(cell);
    while (stones != 0 || chains != 0) {
        const ZoneChain chain = stones != 0 ? chain_from(zone, state, stones & -stones, 0)
                                            : chain_from(zone, state, 0, chains & -chains);
        stones &= ~chain.stones;
        chains &= ~chain.chains;
        if (!is_lost(chain)) continue;
        if (chain.chains != 0 || touches_wall(zone, state, chain.stones)) {
            attack.kind = Attack::Kind::breaks;
            return attack;
        }
        attack.taken |= chain.stones;
    }
    state.own &= ~attack.taken;
    const Cells placed = zone.flood(bit(cell), state.attacker);
    const bool breathes = is_wall(zone, placed) || attack.taken != 0 ||
                          (zone.neighbours_of(placed) & empty_cells(zone, state)) != 0;
    if (!breathes) {
        state.attacker &= ~placed;
        attack.self_capture = true;
        if (placed == bit(cell)) attack.kind = Attack::Kind::none;
    }
    return attack;
}

std::optional<ZoneState> answered(const Zone& zone, const ZoneState& before, int cell) {
    ZoneState state{before.own | bit(cell), before.attacker};
    Cells near = zone.around(cell) & state.attacker;
    Cells taken = 0;
    while (near != 0) {
        const Cells chain = zone.flood(near & -near, state.attacker);
        near &= ~chain;
        const bool breathes = is_wall(zone, chain) ||
                              (zone.neighbours_of(chain) & empty_cells(zone, state)) != 0;
        if (!breathes) taken |= chain;
    }
    state.attacker &= ~taken;
    if (taken != 0) return state;
    const ZoneChain placed = chain_from(zone, state, bit(cell), 0);
    if (placed.liberties == 0 && zone.elsewhere(placed.chains) == 0) return std::nullopt;
    return state;
}

int takes_ko(const Zone& zone, const ZoneState& before, const ZoneState& after, int cell) {
    const Cells taken = before.attacker & ~after.attacker;
    if (std::popcount(taken) != 1) return -1;
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
    return all_of_chains(zone, state, [](const ZoneChain& chain) {
        return chain.chains != 0 || chain.liberties != 0;
    });
}

}  // namespace shinpan
