// The model game of a zone, and the leaves at which it is over.
#include "check/check.hpp"

#include <set>

namespace shinpan::check {

Model::Model(const Board& position, const Zone& of, char defender, const Points& groups, const Points& what)
    : Board(position), zone(of), group_at(groups), assumed(what) {
    for (int p = 0; p < end(); ++p)
        if (cells[p] != border) cells[p] = group_at[p] >= 0 ? 'S' : 'W';
    for (int p : zone.points) cells[p] = position[p] == empty ? empty : position[p] == defender ? 'D' : 'A';
}

Chain Model::chain(int stone) const {
    const bool ours = is_defenders(stone);
    const auto belongs = [&](int p) { return ours ? is_defenders(p) : cells[p] == 'A'; };
    Chain chain{connected(stone, belongs)};
    std::set<int> liberties, groups;
    for (std::size_t i = 0; i < chain.stones.size(); ++i) {
        const int p = chain.stones[i];
        if (cells[p] == 'S' && groups.insert(group_at[p]).second) {
            chain.least = std::min(chain.least, assumed[group_at[p]]);
            chain.most = std::max(chain.most, assumed[group_at[p]]);
            for (int q : zone.chains)
                if (group_at[q] == group_at[p] && !contains(chain.stones, q))
                    for (int further : connected(q, belongs)) chain.stones.push_back(further);
        }
        for (int n : around(p)) {
            if (cells[n] == 'W' && !ours) chain.walled = true;
            if (cells[n] == empty) liberties.insert(n);
        }
    }
    chain.liberties = static_cast<int>(liberties.size());
    const auto is_in = [&](int q) { return groups.contains(group_at[q]); };
    const bool whole = zone.links() && std::all_of(zone.chains.begin(), zone.chains.end(), is_in);
    if (whole && ours) chain.least = chain.most = 2;
    return chain;
}

void Model::require_liberty(int stone, int line) const {
    const Chain found = chain(stone);
    const bool fine = found.liberties > 0 || found.walled || found.least == 2;
    require(fine, line, "the chain at " + name(stone) + " has no liberty in the zone");
}

Points Model::play(char player, int at, int line) {
    Points lifted;
    const auto lift = [&](const Points& stones) {
        for (int p : stones) cells[p] = empty;
        lifted.insert(lifted.end(), stones.begin(), stones.end());
    };
    const auto is_wall = [&](int p) { return cells[p] == 'W' || (cells[p] == 'A' && chain(p).walled); };
    cells[at] = player;
    for (int n : around(at)) {
        if (player == 'A' ? !is_defenders(n) : cells[n] != 'A') continue;
        const Chain taken = chain(n);
        if (!taken.is_dead()) continue;
        require(taken.least != 0, line, "the attack " + name(at) + " takes the safe chain at " + name(n));
        for (int p : taken.stones)
            require(player == 'D' || !touches(p, is_wall), line, "the attack takes stones beside the wall");
        lift(taken.stones);
    }
    const Chain own = chain(at);
    require(!own.is_dead() || player == 'A', line, "the answer " + name(at) + " has no liberty");
    if (own.is_dead()) lift(own.stones);
    return lifted;
}

void require_life(const Model& model, bool self_capture, int line) {
    const Zone& zone = model.zone;
    if (zone.links()) return require(model.chain(zone.chains[0]).most == 2, line, "this leaf does not link");
    std::vector<Chain> chains;
    Points chain_at(model.cells.size(), -1);  // an index of the chains that live
    for (int p = 0; p < model.end(); ++p) {
        if (!model.is_defenders(p) || chain_at[p] >= 0) continue;
        chains.push_back(model.chain(p));
        for (int q : chains.back().stones) chain_at[q] = static_cast<int>(chains.size()) - 1;
    }
    const auto lives_at = [&](int p) { return chain_at[p] >= 0; };
    const auto is_walled = [&](int p) { return model.touches(p, [&](int n) { return model[n] == 'W'; }); };
    std::vector<Points> regions;  // enclosed by living chains; the stones of others are in them
    for (bool changed = true; changed;) {
        changed = false;
        regions.clear();
        std::vector<bool> left(model.cells.size());
        for (int p : zone.points) left[p] = !lives_at(p);
        for (int p : zone.points) {
            if (!left[p]) continue;
            const Points region = model.connected(p, [&](int n) { return left[n]; });
            for (int q : region) left[q] = false;
            if (std::none_of(region.begin(), region.end(), is_walled)) regions.push_back(region);
        }
        for (const Chain& chain : chains) {
            const int index = chain_at[chain.stones[0]];
            const int need = chain.least == 3 ? 2 : chain.least == 2 ? 0 : std::max(1, 2 - chain.most);
            // All of a vital region is next to the chain; attacker's stones only if the attacker can take
            // them off.
            const auto is_fine = [&](int p) {
                const bool stays = model[p] == 'A' && !self_capture;
                return stays || model.touches(p, [&](int n) { return chain_at[n] == index; });
            };
            const auto vital = std::count_if(regions.begin(), regions.end(), [&](const Points& region) {
                return std::all_of(region.begin(), region.end(), is_fine);
            });
            if (index < 0 || vital >= need) continue;
            require(chain.least == 3, line, "at this leaf " + model.name(chain.stones[0]) + " can be taken");
            for (int p : chain.stones) chain_at[p] = -1;
            changed = true;
        }
    }
    // For two eyes the attacker needs two points apart from each other that no living stone touches.
    Points held = zone.points;
    std::erase_if(held, [&](int p) { return !lives_at(p); });
    for (const Points& region : regions) {
        Points inner = region;
        std::erase_if(inner, [&](int p) { return model.touches(p, lives_at); });
        const bool pair = inner.size() == 2 && model.touches(inner[0], [&](int n) { return n == inner[1]; });
        if (inner.size() < 2 || pair) held.insert(held.end(), region.begin(), region.end());
    }
    for (int p : zone.hold) require(contains(held, p), line, "this leaf does not hold " + model.name(p));
}

}  // namespace shinpan::check
