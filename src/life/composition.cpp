#include "life/composition.hpp"

#include <algorithm>

namespace shinpan {
namespace {

// What stood in the zone in those positions that had all chains beside it.
std::vector<ZoneState> earlier_states(const Ground& ground, const Zone& zone,
                                      std::span<const Position> earlier) {
    std::vector<ZoneState> states;
    for (const Position& position : earlier) {
        const bool whole = std::all_of(zone.chains().begin(), zone.chains().end(), [&](int chain) {
            const PointSet& stones = ground.chains[static_cast<std::size_t>(chain)];
            return (stones - position.points(ground.defender)).empty();
        });
        if (!whole) continue;
        ZoneState state;
        for (int cell = 0; cell < zone.size(); ++cell) {
            const Color stone = position.at(zone.points()[static_cast<std::size_t>(cell)]);
            if (stone == ground.defender) state.own |= bit(cell);
            if (stone == other(ground.defender)) state.attacker |= bit(cell);
        }
        const bool known = state == zone.start() ||
                           std::find(states.begin(), states.end(), state) != states.end();
        if (!known) states.push_back(state);
    }
    return states;
}

}  // namespace

Part::Part(const Ground& ground, Zone zone, std::span<const Position> earlier, const PointSet& owned)
    : zone_(std::move(zone)),
      earlier_(earlier_states(ground, zone_, earlier)),
      owned_(zone_.cells_of(owned)) {}

int Part::gives(int chain) const {
    if (!proof_ || !in_use) return 0;
    const auto& chains = zone_.chains();
    const auto at = std::find(chains.begin(), chains.end(), chain);
    if (at == chains.end()) return 0;
    return 2 - proof_->zone.assumes()[static_cast<std::size_t>(at - chains.begin())];
}

bool Part::link(ZoneSearch& search, bool self_capture, long nodes, long& left) {
    zone_.join_all();
    return prove(Assumes(zone_.chains().size(), 0), 0, search, self_capture, nodes, left);
}

bool Part::prove(const Assumes& assumes, Cells held, ZoneSearch& search, bool self_capture, long nodes,
                 long& left) {
    auto tried = std::find_if(tried_.begin(), tried_.end(), [&](const Tried& t) {
        return t.assumes == assumes && t.held == held;
    });
    if (tried == tried_.end()) tried = tried_.insert(tried, {assumes, held, 0, {}});
    nodes = std::min(nodes, left);
    if (!tried->proof && tried->nodes < nodes) {
        zone_.assume(assumes);
        const ZoneGoal goal{held, self_capture};
        const ZoneResult result = search.run(zone_, goal, earlier_, nodes);
        left -= search.nodes();
        tried->nodes = result == ZoneResult::open ? nodes : 1L << 40;
        if (result == ZoneResult::proven) {
            Strategy strategy = search.strategy();
            if (search.accepts(strategy)) tried->proof = ProvenZone{zone_, goal, std::move(strategy)};
        }
    }
    if (tried->proof) proof_ = tried->proof;
    return tried->proof.has_value();
}

}  // namespace shinpan
