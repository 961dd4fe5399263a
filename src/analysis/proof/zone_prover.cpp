#include "analysis/proof/zone_prover.hpp"

#include "analysis/proof/pockets.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <tuple>

namespace shinpan::inline analysis {
namespace {

constexpr long decided = std::numeric_limits<long>::max();
constexpr int many_points = 17;  // of which most searches no longer come to an end
constexpr long least_nodes = 100;
constexpr long most_nodes = std::numeric_limits<long>::max() / looks_per_node / 2;
constexpr int end_of_group = -1;
constexpr long most_states = 4'000'000;  // 32 bytes each

template <class T>
void append(std::string& key, const T& value) {
    key.append(reinterpret_cast<const char*>(&value), sizeof value);
}

// All that a search depends on.
std::string key_of(const Ground& ground, const Zone& zone, Cells held, int first) {
    std::string key;
    append(key, zone.all());
    for_each_bit(zone.all(), [&](int cell) { append(key, zone.point_of(cell).index); });
    append(key, held);
    append(key, first);
    append(key, zone.wall());
    append(key, zone.joins());
    for (std::size_t i = 0; i < zone.chains().size(); ++i) {
        append(key, zone.beside(static_cast<int>(i)));
        append(key, zone.assumes()[i]);
        ground.for_each_chain_of(zone.chains()[i], [&](int chain) { append(key, chain); });
        append(key, end_of_group);
    }
    return key;
}

// Of so many nodes, those that a zone is worth: each three points more than many halve them.
long worth(int size, long nodes) {
    if (size <= many_points) return nodes;
    return std::max(nodes >> (size - many_points) / 3, least_nodes);
}

// What came to stand in a cell, or on a point beside the zone, in a position of the game.
struct Change {
    int number;
    int cell;
    Color was;
    Color is;
};
constexpr int beside_zone = -1;

void put(ZoneState& state, int cell, Color own, Color stone) {
    state.own &= ~bit(cell);
    state.attacker &= ~bit(cell);
    if (stone == own) state.own |= bit(cell);
    if (stone == other(own)) state.attacker |= bit(cell);
}

// Of how many states a search keeps what it knows.
std::size_t remembered(const ProveOptions& options) {
    const long nodes = std::min(options.nodes, most_in_one_zone(options));
    return static_cast<std::size_t>(std::clamp(nodes, 1000L, most_states));
}

}  // namespace

ZoneProver::ZoneProver(const ProveOptions& options, const Past& past)
    : self_capture_(options.self_capture),
      sparing_(options.sparing),
      past_(past),
      search_(remembered(options), options.left_out),
      least_in_few_points_(options.nodes * 3 / 20) {
    allow(options.nodes);
}

void ZoneProver::allow(long nodes) {
    left_ = nodes;
    most_looks_ = looks_ + std::min(nodes, most_nodes) * looks_per_node;
}

// What stood in the zone in those earlier positions that had all chains beside it.
std::vector<ZoneState> ZoneProver::earlier_states(const Ground& ground, const Zone& zone) const {
    const Color own = ground.defender();
    std::vector<Change> changes;
    int missing = 0;  // stones of the chains
    const auto look_up = [&](Point p, int cell) {
        past_.for_each_change(p, [&](int number, Color was, Color is) {
            changes.push_back({number, cell, was, is});
        });
    };
    for_each_bit(zone.all(), [&](int cell) { look_up(zone.point_of(cell), cell); });
    for (int group : zone.chains())
        for (Point p : ground.stones_of(group)) {
            look_up(p, beside_zone);
            ++missing;
        }
    assert(missing > 0);  // so that no state before the first change counts
    std::sort(changes.begin(), changes.end(),
              [](const Change& a, const Change& b) { return a.number < b.number; });
    std::vector<ZoneState> states;
    ZoneState state;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const Change& change = changes[i];
        if (change.cell == beside_zone)
            missing += (change.was == own) - (change.is == own);
        else
            put(state, change.cell, own, change.is);
        const bool is_position = i + 1 == changes.size() || changes[i + 1].number != change.number;
        if (is_position && missing == 0 && state != zone.start()) states.push_back(state);
    }
    std::sort(states.begin(), states.end(), [](const ZoneState& a, const ZoneState& b) {
        return std::tie(a.own, a.attacker) < std::tie(b.own, b.attacker);
    });
    states.erase(std::unique(states.begin(), states.end()), states.end());
    return states;
}

const ProvenZone* ZoneProver::prove(const Ground& ground, const Zone& zone, Cells held, long nodes,
                                    int first) {
    look();
    Attempt& tried = tried_[key_of(ground, zone, held, first)];
    if (zone.size() <= largest_pocket) nodes = std::max(nodes, least_in_few_points_);
    if (sparing_ && first == pass_in_zone) nodes = worth(zone.size(), nodes);
    nodes = std::min(nodes, left_);
    if (tried.proof || tried.nodes >= nodes) return tried.proof.get();
    const ZoneGoal goal{held, self_capture_};
    const ZoneResult result = search_.run(zone, goal, earlier_states(ground, zone), nodes, first);
    left_ -= search_.nodes();
    nodes_ += search_.nodes();
    tried.nodes = result == ZoneResult::open ? nodes : decided;
    if (result != ZoneResult::proven) return nullptr;
    Strategy strategy = search_.strategy();
    if (!search_.accepts(strategy)) return nullptr;
    std::vector<PointSet> beside;
    for (int group : zone.chains()) beside.push_back(ground.stones_of(group));
    tried.proof =
        std::make_unique<ProvenZone>(ProvenZone{zone, goal, std::move(strategy), first, std::move(beside)});
    return tried.proof.get();
}

}  // namespace shinpan::analysis
