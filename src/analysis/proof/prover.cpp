#include "analysis/proof/prover.hpp"

#include "analysis/proof/composition.hpp"
#include "analysis/proof/pockets.hpp"
#include "analysis/proof/rescue.hpp"
#include "analysis/proof/zone_prover.hpp"
#include "go/score/control.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace shinpan::inline analysis {
namespace {

// A whole region between living chains, tried as one zone.
struct Region {
    Zone zone;
    Cells owned = 0;  // thought to be the defender's
    const ProvenZone* proof = nullptr;
    bool failed = false;
};

bool all_are(const Assumes& assumes, int n) {
    return std::all_of(assumes.begin(), assumes.end(), [&](int a) { return a == n; });
}

constexpr long deeper = 3;  // times as many nodes in one zone, in every further round
constexpr long first_play_nodes[]{300, 6000};

class Prover {
public:
    Prover(const Position& position, const Past& past, Color defender, const Hypothesis& hypothesis,
           const ProveOptions& options)
        : options_(options),
          shop_(options, past),
          now_(Ground(position, defender, hypothesis.living & position.points(defender))),
          owned_(hypothesis.owned[index_of(defender)]) {
        for_each_point(position.size(), [&](Point p) { free_.insert(p); });
        free_ -= hypothesis.living;
        for_each_region(free_, position.size(), [&](const PointSet& region) { regions_.push_back(region); });
        for_each_region(options.agreed[index_of(defender)], position.size(),
                        [&](const PointSet& part) { now_.trust(part); });
    }

    Section run() {
        return run_until([] { return false; });
    }

    // The same where others are agreed to live, but only until the target is kept: regions are left out that
    // neither hold a point of it nor border a group in need.
    Section run_for(const PointSet& target) {
        std::erase_if(regions_, [&](const PointSet& region) { return !concerns(region, target); });
        return run_until([&] { return keeps(target); });
    }

    // After `run`.
    std::optional<FirstPlay> first_play(const PointSet& target) {
        if ((target - section().kept()).empty()) return FirstPlay{section()};
        shop_.allow(options_.nodes);
        std::vector<Zone> zones;
        for (const Region& region : open_regions()) zones.push_back(region.zone);
        for (const ProvenZone* proof : now_.zones()) zones.push_back(proof->zone);
        const PointSet reach = target | surroundings(target, now_.ground().position().size());
        for (Point p : reach)
            if (now_.ground().position().at(p) == Color::empty)
                if (auto found = connect_first(p, target)) return found;
        for (const long nodes : first_play_nodes)
            for (const Zone& zone : zones) {
                const Cells near = zone.cells_of(reach);
                if (near == 0) continue;
                const Cells empty = zone.all() & ~zone.start().own & ~zone.start().attacker;
                for (Cells cells : {empty & near, empty & ~near})
                    for (; cells != 0 && !shop_.is_spent(); cells &= cells - 1)
                        if (auto found = play_first(zone, std::countr_zero(cells), target, nodes))
                            return found;
            }
        return std::nullopt;
    }

    long work() const { return std::max(shop_.nodes(), shop_.looks() / looks_per_node); }
    bool is_cut_short() const { return shop_.is_cut_short(); }

private:
    template <class Done>
    Section run_until(Done is_done) {
        const auto is_over = [&] { return shop_.is_spent() || is_done(); };
        settle_regions();
        for (const long nodes : pocket_nodes) {
            if (is_over()) break;
            rescue_groups(nodes);
            settle_regions();
        }
        if (!is_over()) hold_territory();
        while (!is_over() && may_go_deeper()) search_deeper();
        if (!is_over()) hold_zones(zone_nodes_ * 4);
        unify_groups();
        return section();
    }

    bool may_go_deeper() const {
        return shop_.nodes_left() >= deeper * zone_nodes_ && zone_nodes_ < most_in_one_zone(options_);
    }

    bool keeps(const PointSet& target) const { return (target - section().kept()).empty(); }

    bool concerns(const PointSet& region, const PointSet& target) const {
        if (!(region & target).empty()) return true;
        if (region.size() > max_zone_points) return false;
        const Zone zone(now_.ground(), region);
        const auto is_safe = [&](int group) { return now_.is_safe(group); };
        return !std::all_of(zone.chains().begin(), zone.chains().end(), is_safe);
    }

    // What is left of the work goes into larger searches.
    void search_deeper() {
        zone_nodes_ *= deeper;
        settle_regions();
        rescue_groups(zone_nodes_ / 2);
        settle_regions();
        hold_territory();
    }

    // A play in the zone, which stands in for the one that was proven there, if there was one.
    std::optional<FirstPlay> play_first(Zone zone, int cell, const PointSet& target, long nodes) {
        const Composition before = now_;
        const PointSet points = zone.points_of(zone.all());
        now_.drop_if(
            [&](const ProvenZone& proof) { return proof.zone.points_of(proof.zone.all()) == points; });
        zone.assume(now_.supplies(zone));
        const Cells owned = zone.cells_of(owned_);
        const ProvenZone* proof = owned == 0 ? nullptr : shop_.prove(now_.ground(), zone, owned, nodes, cell);
        if (proof == nullptr) proof = shop_.prove(now_.ground(), zone, 0, nodes, cell);
        if (proof != nullptr) {
            now_.add(*proof);
            now_.drop_unfounded();
            const Section found = section();
            if ((target - found.kept()).empty()) return FirstPlay{found, zone.point_of(cell)};
        }
        now_ = before;
        return std::nullopt;
    }

    // A play that connects the groups beside it; the zones then see them as one.
    std::optional<FirstPlay> connect_first(Point at, const PointSet& target) {
        const GroupsBeside groups = now_.ground().groups_beside(at);
        if (groups.size() < 2) return std::nullopt;
        const Composition before = now_;
        now_.drop_if(
            [&](const ProvenZone& proof) { return proof.zone.points_of(proof.zone.all()).contains(at); });
        now_.drop_unfounded();
        PointSet points;
        points.insert(at);
        Zone zone(now_.ground(), points, {groups.begin(), groups.size()});
        zone.join_all();
        const int cell = std::countr_zero(zone.all());
        if (const ProvenZone* proof = shop_.prove(now_.ground(), zone, 0, link_nodes, cell)) {
            now_.add_link(*proof);
            settle_regions();
            unify_groups();
            const Section found = section();
            if ((target - found.kept()).empty()) return FirstPlay{found, at};
        }
        now_ = before;
        return std::nullopt;
    }

    // The regions that have no zone yet, as far as they border a group. They may rely on each other.
    std::vector<Region> open_regions() const {
        std::vector<Region> open;
        for (const PointSet& region : regions_) {
            if (region.size() > max_zone_points || !(region & now_.used()).empty()) continue;
            Zone zone(now_.ground(), region);
            if (zone.chains().empty()) continue;
            const Cells owned = zone.cells_of(owned_);
            open.push_back({std::move(zone), owned});
        }
        return open;
    }

    // What a region promises to one of its chains: what it gives once it is proven, one before it was tried.
    int promise(const Region& region, int group) const {
        if (region.failed) return 0;
        return region.proof == nullptr ? 1 : gives(now_.ground(), *region.proof, group);
    }

    // Adds up what a region promises, or takes it off.
    void count(const Region& region, int times, std::vector<int>& promised) const {
        for (int group : region.zone.chains())
            promised[static_cast<std::size_t>(group)] += times * promise(region, group);
    }

    // What a region may assume of its chains: the zones give so much, the other regions promise some.
    Assumes hopes(const Region& region, const std::vector<int>& promised) const {
        Assumes given = now_.supplies(region.zone);
        for (std::size_t i = 0; i < given.size(); ++i) {
            const int group = region.zone.chains()[i];
            const int others = promised[static_cast<std::size_t>(group)] - promise(region, group);
            given[i] = static_cast<std::uint8_t>(std::min(given[i] + others, 2));
        }
        return given;
    }

    const ProvenZone* prove(Zone zone, const Assumes& assumes, Cells held, long nodes) {
        zone.assume(assumes);
        return shop_.prove(now_.ground(), zone, held, nodes);
    }

    // Proves the region with no more than given: its territory if that can be, else its chains.
    const ProvenZone* prove(const Region& region, const Assumes& given) {
        for (const int most : {1, 2}) {
            Assumes assumes = given;
            for (auto& assumed : assumes) assumed = static_cast<std::uint8_t>(std::min<int>(assumed, most));
            if (most == 2 && std::count(assumes.begin(), assumes.end(), 2) == 0) break;
            if (region.owned != 0)
                if (const ProvenZone* found = prove(region.zone, assumes, region.owned, zone_nodes_))
                    return found;
            if (const ProvenZone* found = prove(region.zone, assumes, 0, zone_nodes_)) return found;
        }
        return nullptr;
    }

    // Regions that carry each other, until no more are found: what some of them give may let others hope
    // again.
    void settle_regions() {
        for (bool changed = true; changed && !shop_.is_spent();) {
            const std::size_t before = now_.zones().size();
            settle_open_regions();
            changed = now_.zones().size() != before;
        }
    }

    // The greatest set of regions that carry each other, as far as the search finds them.
    void settle_open_regions() {
        std::vector<Region> open = open_regions();
        std::vector<int> promised(static_cast<std::size_t>(now_.ground().chains()), 0);
        for (const Region& region : open) count(region, 1, promised);
        bool changed = true;
        for (int round = 0; changed && round < 30 && !shop_.is_spent(); ++round) {
            changed = false;
            for (Region& region : open) {
                if (region.failed) continue;
                const Assumes given = hopes(region, promised);
                if (region.proof != nullptr && within(region.proof->zone.assumes(), given)) continue;
                changed = true;
                count(region, -1, promised);
                region.proof = prove(region, given);
                region.failed = region.proof == nullptr;
                count(region, 1, promised);
            }
        }
        for (const Region& region : open)
            if (region.proof != nullptr) now_.add(*region.proof);
        now_.drop_unfounded();
    }

    // Every group that is not safe yet, the largest first.
    std::vector<int> groups_in_need() const {
        std::vector<int> groups;
        for (int chain = 0; chain < now_.ground().chains(); ++chain)
            if (now_.ground().group_of(chain) == chain && !now_.is_safe(chain)) groups.push_back(chain);
        const auto order = [&](int group) {
            return std::pair(-now_.ground().stones_of(group).size(), group);
        };
        std::sort(groups.begin(), groups.end(), [&](int a, int b) { return order(a) < order(b); });
        return groups;
    }

    void rescue_groups(long nodes) {
        for (bool changed = true; changed;) {
            changed = false;
            for (int group : groups_in_need()) {
                if (shop_.is_spent()) return;
                if (now_.is_safe(now_.ground().group_of(group))) continue;
                auto better = rescue(now_, group, free_, shop_, nodes);
                if (!better) continue;
                now_ = *std::move(better);
                changed = true;
            }
        }
    }

    // Territory between chains that all live without it.
    void hold_territory() {
        for (Region& region : open_regions()) {
            const Assumes given = now_.supplies(region.zone);
            if (region.owned == 0 || !all_are(given, 2)) continue;
            if (const ProvenZone* found = prove(region.zone, given, region.owned, zone_nodes_ * 4))
                now_.add(*found);
        }
        hold_zones(zone_nodes_ / 4);
    }

    // The territory of proven zones, with what the other zones give their chains: with so many nodes where
    // they have to give an eye besides.
    void hold_zones(long nodes) {
        for (std::size_t i = 0; i < now_.zones().size(); ++i) {
            const ProvenZone& proof = *now_.zones()[i];
            const Cells owned = proof.zone.cells_of(owned_);
            if (owned == 0 || proof.goal.held != 0) continue;
            const Assumes given = now_.supplies(proof.zone, &proof);
            const long most = all_are(given, 2) ? zone_nodes_ * 4 : nodes;
            if (const ProvenZone* found = prove(proof.zone, given, owned, most)) now_.replace(i, *found);
        }
    }

    // Zones were proven when fewer chains were linked; now each zone sees every group as one.
    void unify_groups() {
        const auto unified = [&](const ProvenZone& proof) {
            const Zone zone(now_.ground(), proof.zone.points_of(proof.zone.all()));
            Assumes assumes;
            for (int chain : zone.chains())
                assumes.push_back(static_cast<std::uint8_t>(2 - gives(now_.ground(), proof, chain)));
            return prove(zone, assumes, proof.goal.held, options_.zone_nodes * 8);
        };
        PointSet lost;
        for (std::size_t i = 0; i < now_.zones().size(); ++i) {
            const ProvenZone& proof = *now_.zones()[i];
            if (const ProvenZone* found = unified(proof))
                now_.replace(i, *found);
            else
                lost |= proof.zone.points_of(proof.zone.all());
        }
        now_.drop_if([&](const ProvenZone& proof) { return proof.zone.cells_of(lost) != 0; });
        now_.drop_unfounded();
    }

    Section section() const {
        const Ground& ground = now_.ground();
        Section found{ground.defender(), options_.self_capture};
        for (int chain = 0; chain < ground.chains(); ++chain)
            if (now_.is_safe(ground.group_of(chain))) found.safe |= ground.chain(chain);
        std::vector<ProvenZone> zones;
        for (const ProvenZone* proof : now_.links())
            if (now_.is_safe(ground.group_of(proof->zone.chains()[0]))) zones.push_back(*proof);
        for (const ProvenZone* proof : now_.zones()) {
            zones.push_back(*proof);
            found.held |= proof->zone.points_of(proof->goal.held);
        }
        found.zones = ProvenZones(std::move(zones));
        found.agreed = now_.agreed();
        found.nodes = options_.nodes - shop_.nodes_left();
        found.looks = shop_.looks();
        found.is_cut_short = shop_.is_cut_short();
        return found;
    }

    const ProveOptions& options_;
    long zone_nodes_ = std::max(options_.zone_nodes, 1L);  // in one zone, in this round
    ZoneProver shop_;
    Composition now_;
    PointSet owned_;
    PointSet free_;
    std::vector<PointSet> regions_;
};

// The player's chains of which nothing is proven.
PointSet unproven(const Position& position, Color player, const std::array<Section, 2>& sections) {
    const PointSet kept = sections[0].kept() | sections[1].kept();
    PointSet open;
    for_each_region(position.points(player), position.size(), [&](const PointSet& chain) {
        if (!(chain - kept).empty()) open |= chain;
    });
    return open;
}

// Without the defender's chains in atari: whoever moves second cannot keep them, but what stands around them.
Hypothesis without_lost_chains(const Position& position, Color defender, Hypothesis hypothesis) {
    const PointSet empty = position.points(Color::empty);
    for_each_region(position.points(defender), position.size(), [&](const PointSet& chain) {
        if ((surroundings(chain, position.size()) & empty).size() < 2) hypothesis.living -= chain;
    });
    return hypothesis;
}

// The defender's chains of one or two stones, of those given.
PointSet small_chains(const Position& position, Color defender, const PointSet& chains) {
    PointSet found;
    for_each_region(chains & position.points(defender), position.size(), [&](const PointSet& chain) {
        if (chain.size() <= 2) found |= chain;
    });
    return found;
}

// Those chains may be lost, and what stands there is thought to be the defender's all the same.
Hypothesis given_up(Hypothesis hypothesis, Color defender, const PointSet& chains) {
    hypothesis.living -= chains;
    hypothesis.owned[index_of(defender)] |= chains;
    return hypothesis;
}

// Which of `theirs` share a liberty with `ours`, or stand next to them.
PointSet rivals_of(const Position& position, const PointSet& ours, const PointSet& theirs) {
    const PointSet reach = surroundings(ours, position.size());
    PointSet rivals;
    for_each_region(theirs, position.size(), [&](const PointSet& chain) {
        const PointSet near = surroundings(chain, position.size());
        if (!(chain & reach).empty() || !(near & reach).empty()) rivals |= chain;
    });
    return rivals;
}

ProveOptions halved(ProveOptions options) {
    options.nodes /= 2;
    return options;
}

// The section that keeps more, at the cost of both.
Section better(Section&& first, Section&& second) {
    const long nodes = first.nodes + second.nodes;
    const long looks = first.looks + second.looks;
    const bool is_cut_short = first.is_cut_short || second.is_cut_short;
    Section& kept = second.kept().size() > first.kept().size() ? second : first;
    kept.nodes = nodes;
    kept.looks = looks;
    kept.is_cut_short = is_cut_short;
    return std::move(kept);
}

// As `prove`; and where chains of one or two stones are left unproven, again without thinking that they live,
// with half of the nodes: what stands around a stone that may be lost need not wait for it.
Section prove_sacrificing(const Position& position, const Past& past, Color defender,
                          const Hypothesis& hypothesis, const ProveOptions& options) {
    Section found = prove(position, past, defender, hypothesis, options);
    const PointSet doubtful = small_chains(position, defender, hypothesis.living - found.kept());
    if (doubtful.empty()) return found;
    const Hypothesis changed = given_up(hypothesis, defender, doubtful);
    return better(std::move(found), prove(position, past, defender, changed, halved(options)));
}

}  // namespace

Section prove(const Position& position, const Past& past, Color defender, const Hypothesis& hypothesis,
              const ProveOptions& options) {
    const Hypothesis changed = without_lost_chains(position, defender, hypothesis);
    return Prover(position, past, defender, changed, options).run();
}

std::array<Section, 2> prove_both(const Position& position, const Past& past, const Hypothesis& hypothesis,
                                  const ProveOptions& options) {
    std::array<Section, 2> found{prove_sacrificing(position, past, Color::black, hypothesis, options),
                                 prove_sacrificing(position, past, Color::white, hypothesis, options)};
    const std::array<PointSet, 2> open{unproven(position, Color::black, found),
                                       unproven(position, Color::white, found)};
    for (const std::size_t player : {0, 1}) {
        const PointSet rivals = rivals_of(position, open[player], open[1 - player]);
        if (rivals.empty()) continue;
        Hypothesis changed = hypothesis;
        changed.living -= rivals;
        Section again = prove(position, past, found[player].defender, changed, halved(options));
        found[player] = better(std::move(found[player]), std::move(again));
    }
    return found;
}

FirstPlayTried prove_first(const Position& position, const Past& past, Color defender,
                           const Hypothesis& hypothesis, const PointSet& target,
                           const ProveOptions& options) {
    Prover prover(position, past, defender, hypothesis, options);
    (void)(options.agreed[index_of(defender)].empty() ? prover.run() : prover.run_for(target));
    std::optional<FirstPlay> play = prover.first_play(target);
    return {std::move(play), prover.work(), prover.is_cut_short()};
}

}  // namespace shinpan::analysis
