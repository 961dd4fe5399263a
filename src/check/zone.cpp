// The model game of a zone, and the leaves at which it is over.
#include "check/check.hpp"

#include <algorithm>

namespace shinpan::check {

Model::Model(const Board& position, const Zone& of, char defender, const Points& what)
    : Board(position), zone(of), assumed(what) {
    for (int p = 0; p < static_cast<int>(cells.size()); ++p)
        if (cells[p] != border) cells[p] = assumed[p] >= 0 ? 'S' : 'W';
    for (int p : zone.points) cells[p] = position[p] == empty ? empty : position[p] == defender ? 'D' : 'A';
}

Chain Model::chain(int stone) const {
    const bool ours = is_defenders(stone);
    Chain chain{connected(stone, [&](int p) { return ours ? is_defenders(p) : cells[p] == 'A'; })};
    Points liberties;
    for (int p : chain.stones) {
        if (cells[p] == 'S') chain.least = std::min(chain.least, assumed[p]);
        if (cells[p] == 'S') chain.most = std::max(chain.most, assumed[p]);
        for (int n : around(p)) {
            if (cells[n] == 'W' && !ours) chain.walled = true;
            if (cells[n] == empty) liberties.push_back(n);
        }
    }
    std::sort(liberties.begin(), liberties.end());
    chain.liberties = static_cast<int>(std::unique(liberties.begin(), liberties.end()) - liberties.begin());
    return chain;
}

void Model::require_liberty(int stone, int line) const {
    const Chain found = chain(stone);
    if (found.liberties == 0 && !found.walled && found.least != 2)
        throw Fault{line, "the chain at " + name(stone) + " has no liberty in the zone"};
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

struct Leaf {
    const Model& model;
    std::vector<Chain> chains{};
    Points chain_at{};              // by point: an index of the chains that live, or -1
    std::vector<Points> regions{};  // enclosed by living chains; the stones of others are in them

    bool lives_at(int p) const { return chain_at[p] >= 0; }
    void find_chains() {
        chain_at.assign(model.cells.size(), -1);
        for (int near : model.zone.points)
            for (int p : {near, near - 1, near + 1, near - model.width(), near + model.width()}) {
                if (!model.is_defenders(p) || lives_at(p)) continue;
                chains.push_back(model.chain(p));
                for (int q : chains.back().stones) chain_at[q] = static_cast<int>(chains.size()) - 1;
            }
    }
    void find_regions() {
        regions.clear();
        const auto walled = [&](int p) { return model.touches(p, [&](int n) { return model[n] == 'W'; }); };
        std::vector<bool> left(model.cells.size());
        for (int p : model.zone.points) left[p] = !lives_at(p);
        for (int p : model.zone.points) {
            if (!left[p]) continue;
            const Points region = model.connected(p, [&](int n) { return left[n]; });
            for (int q : region) left[q] = false;
            if (std::none_of(region.begin(), region.end(), walled)) regions.push_back(region);
        }
    }
    // All of a vital region is next to the chain, but for the attacker's stones that he cannot take off.
    int vital_regions(int chain, bool self_capture) const {
        const auto is_fine = [&](int p) {
            return (model[p] == 'A' && !self_capture) ||
                   model.touches(p, [&](int n) { return chain_at[n] == chain; });
        };
        int count = 0;
        for (const Points& region : regions) count += std::all_of(region.begin(), region.end(), is_fine);
        return count;
    }
    // For two eyes the attacker needs two points apart from each other that no living stone touches.
    bool holds(int point) const {
        for (const Points& region : regions) {
            if (std::find(region.begin(), region.end(), point) == region.end()) continue;
            Points inner;
            for (int p : region)
                if (!model.touches(p, [&](int n) { return lives_at(n); })) inner.push_back(p);
            if (inner.size() < 2) return true;
            return inner.size() == 2 && model.touches(inner[0], [&](int n) { return n == inner[1]; });
        }
        return lives_at(point);
    }
};

void require_life(const Model& model, bool self_capture, int line) {
    Leaf leaf{model};
    leaf.find_chains();
    for (bool changed = true; changed;) {
        changed = false;
        leaf.find_regions();
        for (int i = 0; i < static_cast<int>(leaf.chains.size()); ++i) {
            const Chain& chain = leaf.chains[i];
            const int need = chain.least == 3 ? 2 : chain.least == 2 ? 0 : std::max(1, 2 - chain.most);
            if (!leaf.lives_at(chain.stones[0]) || leaf.vital_regions(i, self_capture) >= need) continue;
            require(chain.least == 3, line, "at this leaf " + model.name(chain.stones[0]) + " can be taken");
            for (int p : chain.stones) leaf.chain_at[p] = -1;
            changed = true;
        }
    }
    for (int p : model.zone.hold)
        require(leaf.holds(p), line, "at this leaf " + model.name(p) + " is not held");
}

}  // namespace shinpan::check
