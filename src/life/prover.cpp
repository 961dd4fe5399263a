#include "life/prover.hpp"

#include "life/composition.hpp"
#include "life/pockets.hpp"
#include "score/control.hpp"

#include <algorithm>

namespace shinpan {
namespace {

constexpr int largest_merged = 24;  // points

class Prover {
public:
    Prover(const Position& position, std::span<const Position> earlier, Color defender,
           const Hypothesis& hypothesis, const ProveOptions& options)
        : options_(options),
          ground_(ground_of(position, defender, hypothesis.living & position.points(defender))),
          earlier_(earlier),
          owned_(hypothesis.owned[static_cast<std::size_t>(index_of(defender))]),
          search_(static_cast<std::size_t>(std::max(options.zone_nodes * 8, 4000L)), options.left_out),
          left_(options.nodes) {
        PointSet rest;
        for_each_point(position.size(), [&](Point p) { rest.insert(p); });
        for_each_region(rest - hypothesis.living, position.size(), [&](const PointSet& region) {
            regions_.push_back(region);
        });
    }

    Section run() {
        for (const PointSet& region : regions_)
            if (region.size() <= max_zone_points) add_part(region, false);
        settle();
        while (merge_failed()) settle();
        if (add_pockets(false)) settle();
        for (int round = 0; round < 3 && add_pockets(true); ++round) settle();
        drop_unfounded();
        hold_territory();
        return section();
    }

private:
    void add_part(const PointSet& points, bool pocket) {
        Part part(ground_, Zone(ground_, points), earlier_, owned_);
        if (part.zone().chains().empty()) return;
        part.is_pocket = pocket;
        parts_.push_back(std::move(part));
    }

    // What the other zones give to each chain of this one, at most 2. Zones not tried yet count as one.
    Assumes given_by_others(const Part& part, bool hopeful) const {
        Assumes given;
        for (int chain : part.zone().chains()) {
            int sum = 0;
            for (const Part& other_part : parts_) {
                if (&other_part == &part || !other_part.in_use) continue;
                const auto& chains = other_part.zone().chains();
                const bool untried = hopeful && !other_part.proof() && !is_failed(other_part) &&
                                     std::find(chains.begin(), chains.end(), chain) != chains.end();
                sum += untried ? 1 : other_part.gives(chain);
            }
            given.push_back(static_cast<std::uint8_t>(std::min(sum, 2)));
        }
        return given;
    }

    bool is_failed(const Part& part) const {
        return failed_[static_cast<std::size_t>(&part - parts_.data())];
    }

    static bool covers(const Assumes& given, const Assumes& assumed) {
        for (std::size_t i = 0; i < given.size(); ++i)
            if (given[i] < assumed[i]) return false;
        return true;
    }

    bool prove(Part& part, const Assumes& assumes, Cells held, long nodes) {
        return part.prove(assumes, held, search_, options_.self_capture, nodes, left_);
    }

    // Proves the zone with no more than what the others give: its territory if it can be, else its chains.
    bool prove_part(Part& part, const Assumes& given) {
        for (const std::uint8_t most : {std::uint8_t{1}, std::uint8_t{2}}) {
            Assumes assumes = given;
            for (auto& assumed : assumes) assumed = std::min(assumed, most);
            if (most == 2 && assumes == capped(given)) break;
            if (part.owned() != 0 && prove(part, assumes, part.owned(), options_.zone_nodes)) return true;
            if (prove(part, assumes, 0, options_.zone_nodes)) return true;
        }
        return false;
    }

    static Assumes capped(Assumes given) {
        for (auto& assumed : given) assumed = std::min<std::uint8_t>(assumed, 1);
        return given;
    }

    // The greatest set of zones that carry each other, as far as the search finds them.
    void settle() {
        failed_.assign(parts_.size(), false);
        bool changed = true;
        for (int round = 0; changed && round < 30; ++round) {
            changed = false;
            for (std::size_t i = 0; i < parts_.size(); ++i) {
                Part& part = parts_[i];
                if (failed_[i] || !part.in_use) continue;
                const Assumes given = given_by_others(part, true);
                if (part.proof() && covers(given, part.proof()->zone.assumes())) continue;
                changed = true;
                if (prove_part(part, given)) continue;
                part.give_up();
                failed_[i] = true;
            }
        }
    }

    // Zones that still assume more than they are given leave, until none does.
    void drop_unfounded() {
        for (bool changed = true; changed;) {
            changed = false;
            for (Part& part : parts_) {
                if (!part.proof() || !part.in_use) continue;
                if (covers(given_by_others(part, false), part.proof()->zone.assumes())) continue;
                part.give_up();
                changed = true;
            }
        }
    }

    static bool share_a_chain(const Part& a, const Part& b) {
        return std::any_of(a.zone().chains().begin(), a.zone().chains().end(), [&](int chain) {
            const auto& chains = b.zone().chains();
            return std::find(chains.begin(), chains.end(), chain) != chains.end();
        });
    }

    // Joins each zone that failed with the smallest one that shares a chain with it.
    bool merge_failed() {
        std::vector<PointSet> merged;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (!parts_[i].in_use || !failed_[i] || parts_[i].owned() == 0) continue;
            Part* best = nullptr;
            int least = largest_merged + 9;
            for (std::size_t j = 0; j < parts_.size(); ++j) {
                const int size = parts_[i].zone().size() + parts_[j].zone().size();
                const int cost = size + (failed_[j] ? 0 : 8);
                if (j == i || !parts_[j].in_use || size > largest_merged || cost >= least) continue;
                if (!share_a_chain(parts_[i], parts_[j])) continue;
                best = &parts_[j];
                least = cost;
            }
            if (best == nullptr) continue;
            const Zone& one = parts_[i].zone();
            merged.push_back(one.points_of(one.all()) | best->zone().points_of(best->zone().all()));
            parts_[i].in_use = best->in_use = false;
        }
        for (const PointSet& points : merged) add_part(points, false);
        return !merged.empty();
    }

    int given_to(int chain) const {
        int sum = 0;
        for (const Part& part : parts_) sum += part.gives(chain);
        return sum;
    }

    PointSet used_points() const {
        PointSet used;
        for (const Part& part : parts_)
            if (part.in_use && part.proof()) used |= part.zone().points_of(part.zone().all());
        return used;
    }

    // Looks for an eye, or for a connection to a chain that lives, in a small area beside each chain in need;
    // all else around it is conceded.
    bool add_pockets(bool connections) {
        std::vector<int> given;
        for (std::size_t i = 0; i < ground_.chains.size(); ++i)
            given.push_back(given_to(static_cast<int>(i)));
        PointSet used = used_points();
        bool any = false;
        for (const PointSet& region : regions_) {
            if ((region & used) == region) continue;
            for (const int size : pocket_sizes)
                for (Point seed : region) {
                    if (left_ <= 0) return any;
                    if (used.contains(seed) || !is_needed(seed, given)) continue;
                    const PointSet points = pocket(ground_, region - used, seed, size);
                    if (points.size() < size && size > pocket_sizes[0]) continue;
                    if (!try_pocket(points, connections, given)) continue;
                    used |= points;
                    any = true;
                }
        }
        return any;
    }

    bool is_needed(Point seed, const std::vector<int>& given) const {
        const auto beside = neighbours(seed);
        return std::any_of(beside.begin(), beside.end(), [&](Point n) {
            const int chain = ground_.position.contains(n) ? ground_.chain_at[n.index] : -1;
            return chain >= 0 && given[static_cast<std::size_t>(chain)] < 2;
        });
    }

    bool try_pocket(const PointSet& points, bool connection, std::vector<int>& given) {
        Part part(ground_, Zone(ground_, points), earlier_, owned_);
        part.is_pocket = true;
        Assumes assumes;
        bool strong = false;
        for (int chain : part.zone().chains()) {
            const int has = given[static_cast<std::size_t>(chain)];
            strong = strong || has >= 2;
            assumes.push_back(static_cast<std::uint8_t>(connection ? std::min(has, 2) : 1));
        }
        if (connection && (!strong || assumes.size() < 2)) return false;
        if (!prove(part, assumes, 0, pocket_nodes)) return false;
        for (int chain : part.zone().chains()) given[static_cast<std::size_t>(chain)] += part.gives(chain);
        for (Part& whole : parts_)  // zones are disjoint
            if (!whole.proof() && !(whole.zone().points_of(whole.zone().all()) & points).empty())
                whole.in_use = false;
        parts_.push_back(std::move(part));
        return true;
    }

    // Territory whose chains all live without it.
    void hold_territory() {
        const PointSet used = used_points();
        for (Part& part : parts_) {
            if (part.proof() && part.proof()->goal.held == part.owned()) continue;
            if (part.is_pocket || !part.in_use || part.owned() == 0) continue;
            const Cells all = part.zone().all();
            const bool free = (part.zone().points_of(all) & used).empty() || part.proof();
            if (!free) continue;
            Assumes given = given_by_others(part, false);
            const auto all_live = [](const Assumes& a) {
                return std::all_of(a.begin(), a.end(), [](int n) { return n == 2; });
            };
            if (!all_live(given)) continue;
            (void)prove(part, given, part.owned(), options_.zone_nodes * 4);
        }
    }

    Section section() const {
        Section found{ground_.defender, options_.self_capture};
        for (const Part& part : parts_) {
            if (!part.in_use || !part.proof()) continue;
            const ProvenZone& proof = *part.proof();
            for (int chain : proof.zone.chains())
                found.safe |= ground_.chains[static_cast<std::size_t>(chain)];
            found.held |= proof.zone.points_of(proof.goal.held);
            found.zones.push_back(proof);
            for (int chain : proof.zone.chains())
                found.zones.back().beside.push_back(ground_.chains[static_cast<std::size_t>(chain)]);
        }
        found.nodes = options_.nodes - left_;
        return found;
    }

    const ProveOptions& options_;
    Ground ground_;
    std::span<const Position> earlier_;
    PointSet owned_;
    std::vector<PointSet> regions_;
    ZoneSearch search_;
    long left_;
    std::vector<Part> parts_;
    std::vector<bool> failed_;
};

}  // namespace

Section prove(const Position& position, std::span<const Position> earlier, Color defender,
              const Hypothesis& hypothesis, const ProveOptions& options) {
    return Prover(position, earlier, defender, hypothesis, options).run();
}

}  // namespace shinpan
