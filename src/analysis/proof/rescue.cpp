#include "analysis/proof/rescue.hpp"

#include "analysis/proof/pockets.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace shinpan::inline analysis {
namespace {

constexpr int most_steps = 14;
constexpr int most_members = 8;
constexpr int new_member_costs = 7;
constexpr int link_costs = 3;
constexpr int most_meeting_points = 5;

template <class Groups>
bool has(const Groups& groups, int group) {
    return std::find(groups.begin(), groups.end(), group) != groups.end();
}

class Rescue {
public:
    Rescue(const Composition& from, int group, const PointSet& allowed, ZoneProver& shop, long nodes)
        : from_(from), members_{group}, allowed_(allowed - from.used()), shop_(shop), nodes_(nodes) {}

    bool run() {
        for (int step = 0; step < most_steps; ++step) {
            const std::vector<int> needy = in_need();
            if (needy.empty()) return true;
            const auto helped = [&](int group) { return help(group); };
            if (members_.size() > most_members) return false;
            if (std::none_of(needy.begin(), needy.end(), helped)) return false;
        }
        return in_need().empty();
    }

    // Precondition: the group was not safe from the start.
    Composition result() { return *std::move(changed_); }

private:
    struct Offer {
        const ProvenZone* proof = nullptr;
        int cost = 1000;
    };

    // Most attempts find nothing to add, so that nothing is copied before.
    const Composition& now() const { return changed_ ? *changed_ : from_; }
    Composition& change() {
        if (!changed_) changed_ = from_;
        return *changed_;
    }

    const Ground& ground() const { return now().ground(); }
    int group_of(int chain) const { return ground().group_of(chain); }

    // The groups that have to be safe and are not yet, the neediest first.
    std::vector<int> in_need() const {
        std::vector<int> found;
        for (const int supply : {0, 1})
            for (int chain : members_) {
                const int group = group_of(chain);
                if (now().supply(group) == supply && !has(found, group)) found.push_back(group);
            }
        return found;
    }

    bool is_member(int group) const {
        return std::any_of(members_.begin(), members_.end(), [&](int m) { return group_of(m) == group; });
    }

    bool help(int group) {
        Offer best;
        offer_pairs(group, best);
        if (best.cost > link_costs) offer_pockets(group, best);
        if (best.proof == nullptr) return false;
        for (int chain : best.proof->zone.chains())
            if (!is_member(group_of(chain)) && !now().is_safe(group_of(chain))) members_.push_back(chain);
        if (best.proof->zone.joins())
            change().add_link(*best.proof);
        else
            change().add(*best.proof);
        allowed_ -= now().used();
        return true;
    }

    void offer(const ProvenZone* proof, int cost, Offer& best) const {
        if (proof == nullptr || cost >= best.cost) return;
        best = {proof, cost};
    }

    // The allowed points next to the group.
    PointSet points_beside(int group) const {
        return surroundings(ground().stones_of(group), ground().position().size()) & allowed_;
    }

    int cost_of_link(int to) const {
        if (now().is_safe(to)) return link_costs;
        return link_costs + (is_member(to) ? 1 : new_member_costs - 2) - now().supply(to);
    }

    // Two points that both are beside both groups, the first of them in the order of the first points.
    void offer_pairs(int group, Offer& best) {
        const PointSet near = points_beside(group);
        for (Point first : near)
            for (int to : ground().groups_beside(first)) {
                if (to == group || cost_of_link(to) >= best.cost) continue;
                for (Point second : near& points_beside(to)) {
                    if (second <= first) continue;
                    if (shop_.is_spent()) return;
                    PointSet points;
                    points.insert(first);
                    points.insert(second);
                    const ProvenZone* pair = link(points, std::array{group, to});
                    offer(pair, cost_of_link(to), best);
                    if (pair == nullptr || !now().is_safe(to)) offer_meeting(groups_beside(points), to, best);
                }
            }
    }

    void offer_pockets(int group, Offer& best) {
        std::vector<Pocket> pockets;
        for (Point seed : points_beside(group)) pockets.emplace_back(ground(), allowed_, seed);
        offer_links(group, pockets, best);
        if (best.cost > link_costs) offer_eyes(pockets, best);
    }

    // A small area around a point.
    void offer_links(int group, std::vector<Pocket>& pockets, Offer& best) {
        for (const int size : {3, 4, 6})
            for (Pocket& pocket : pockets) {
                if (shop_.is_spent()) return;
                const auto points = pocket.of(size);
                if (!points) continue;
                for (int to : groups_beside(*points))
                    if (to != group && cost_of_link(to) + size / 3 < best.cost)
                        offer(link(*points, std::array{group, to}), cost_of_link(to) + size / 3, best);
            }
    }

    // Groups that meet in a few points, each beside two of them or more, all linked at once.
    void offer_meeting(const std::vector<int>& groups, int to, Offer& best) {
        if (groups.size() < 3 || cost_of_link(to) - 1 >= best.cost) return;
        PointSet one, points;
        for (int group : groups) {
            const PointSet beside = points_beside(group);
            points |= one & beside;
            one |= beside;
        }
        if (points.size() <= most_meeting_points) offer(link(points, groups), cost_of_link(to) - 1, best);
    }

    std::vector<int> groups_beside(const PointSet& points) const {
        std::vector<int> found;
        for (Point p : points)
            for (int group : ground().groups_beside(p))
                if (!has(found, group)) found.push_back(group);
        return found;
    }

    const ProvenZone* link(const PointSet& points, std::span<const int> groups) {
        Zone zone(ground(), points, groups);
        if (zone.chains().size() < 2) return nullptr;
        zone.join_all();
        return shop_.prove(ground(), zone, 0, link_nodes);
    }

    void offer_eyes(std::vector<Pocket>& pockets, Offer& best) {
        PointSet tried_last;
        for (const int size : pocket_sizes)
            for (Pocket& pocket : pockets) {
                if (size >= best.cost || shop_.is_spent()) return;
                const auto points = pocket.of(size);
                if (!points || *points == tried_last) continue;
                tried_last = *points;
                shop_.look();
                const Zone zone(ground(), *points);
                if (is_too_open(zone)) continue;
                offer_shared_eye(zone, best);
                offer_joining_eye(zone, best);
            }
    }

    int cost_of_member(int group) const {
        return now().is_safe(group) || is_member(group) ? 0 : new_member_costs - now().supply(group);
    }

    // An eye that gives one to each chain in need, and relies on those that live.
    void offer_shared_eye(Zone zone, Offer& best) {
        Assumes assumes;
        int cost = zone.size();
        for (int to : zone.chains()) {
            cost += cost_of_member(to);
            assumes.push_back(now().is_safe(to) ? 2 : 1);
        }
        if (cost >= best.cost) return;
        zone.assume(assumes);
        offer(shop_.prove(ground(), zone, 0, nodes_), cost, best);
    }

    // An eye that joins all chains in need with one that lives, or has or will have another eye: it gives two
    // to all but that one.
    void offer_joining_eye(Zone zone, Offer& best) {
        const auto& chains = zone.chains();
        if (chains.size() < 2) return;
        for (std::size_t anchor = 0; anchor < chains.size(); ++anchor) {
            const int cost = zone.size() + cost_of_member(chains[anchor]) - now().supply(chains[anchor]);
            if (cost >= best.cost) continue;
            Assumes assumes;
            for (int to : chains) assumes.push_back(now().is_safe(to) ? 2 : 0);
            if (assumes[anchor] == 0) assumes[anchor] = 1;
            zone.assume(assumes);
            offer(shop_.prove(ground(), zone, 0, nodes_), cost, best);
        }
    }

    const Composition& from_;
    std::optional<Composition> changed_{};
    std::vector<int> members_;  // a chain of each group that has to be safe
    PointSet allowed_;
    ZoneProver& shop_;
    long nodes_;
};

}  // namespace

std::optional<Composition> rescue(const Composition& from, int group, const PointSet& allowed,
                                  ZoneProver& shop, long nodes) {
    Rescue attempt(from, group, allowed, shop, nodes);
    if (!attempt.run()) return std::nullopt;
    return attempt.result();
}

}  // namespace shinpan::analysis
