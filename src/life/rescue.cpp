#include "life/rescue.hpp"

#include "life/pockets.hpp"

#include <algorithm>

namespace shinpan {
namespace {

constexpr int most_steps = 14;
constexpr int most_members = 8;
constexpr int new_member_costs = 7;
constexpr int link_costs = 3;
constexpr int most_meeting_points = 5;

bool has(const std::vector<int>& groups, int group) {
    return std::find(groups.begin(), groups.end(), group) != groups.end();
}

class Rescue {
public:
    Rescue(const Composition& from, int group, const PointSet& allowed, Workshop& shop, long nodes)
        : now_(from), members_{group}, allowed_(allowed - from.used), shop_(shop), nodes_(nodes) {}

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

    Composition result() { return std::move(now_); }

private:
    struct Offer {
        const ProvenZone* proof = nullptr;
        int cost = 1000;
    };

    int group_of(int chain) const { return now_.ground.group[static_cast<std::size_t>(chain)]; }

    // The groups that have to be safe and are not yet, the neediest first.
    std::vector<int> in_need() const {
        std::vector<int> found;
        for (const int supply : {0, 1})
            for (int chain : members_) {
                const int group = group_of(chain);
                if (now_.supply(group) == supply && !has(found, group)) found.push_back(group);
            }
        return found;
    }

    bool is_member(int group) const {
        return std::any_of(members_.begin(), members_.end(), [&](int m) { return group_of(m) == group; });
    }

    bool help(int group) {
        Offer best;
        offer_links(group, best);
        if (best.cost > link_costs) offer_eyes(group, best);
        if (best.proof == nullptr) return false;
        for (int chain : best.proof->zone.chains())
            if (!is_member(group_of(chain)) && !now_.is_safe(group_of(chain))) members_.push_back(chain);
        if (best.proof->zone.joins())
            now_.add_link(*best.proof);
        else
            now_.add(*best.proof);
        allowed_ -= now_.used;
        return true;
    }

    void offer(const ProvenZone* proof, int cost, Offer& best) const {
        if (proof == nullptr || cost >= best.cost) return;
        best = {proof, cost};
    }

    std::vector<Point> points_beside(int group) const {
        std::vector<Point> found;
        for (Point p : allowed_) {
            if (has(now_.ground.groups_beside(p), group)) found.push_back(p);
        }
        return found;
    }

    int cost_of_link(int to) const {
        if (now_.is_safe(to)) return link_costs;
        return link_costs + (is_member(to) ? 1 : new_member_costs - 2) - now_.supply(to);
    }

    // Two points that both are beside both groups; failing that, a small area around a point.
    void offer_links(int group, Offer& best) {
        const std::vector<Point> near = points_beside(group);
        for (std::size_t i = 0; i < near.size(); ++i)
            for (int to : now_.ground.groups_beside(near[i])) {
                if (to == group || cost_of_link(to) >= best.cost) continue;
                for (std::size_t k = i + 1; k < near.size(); ++k) {
                    if (!has(now_.ground.groups_beside(near[k]), to)) continue;
                    PointSet points;
                    points.insert(near[i]);
                    points.insert(near[k]);
                    const ProvenZone* pair = link(points, {group, to});
                    offer(pair, cost_of_link(to), best);
                    if (pair == nullptr || !now_.is_safe(to)) offer_meeting(groups_beside(points), to, best);
                }
            }
        if (best.cost <= link_costs) return;
        for (const int size : {3, 4, 6})
            for (Point seed : near) {
                const PointSet points = pocket(now_.ground, allowed_, seed, size);
                if (points.size() < size) continue;
                for (int to : groups_beside(points))
                    if (to != group && cost_of_link(to) + size / 3 < best.cost)
                        offer(link(points, {group, to}), cost_of_link(to) + size / 3, best);
            }
    }

    // Groups that meet in a few points, each beside two of them or more, all linked at once.
    void offer_meeting(const std::vector<int>& groups, int to, Offer& best) {
        if (groups.size() < 3 || cost_of_link(to) - 1 >= best.cost) return;
        PointSet points;
        for (Point p : allowed_) {
            const std::vector<int> beside = now_.ground.groups_beside(p);
            const auto meets = [&](int group) { return has(beside, group); };
            if (std::count_if(groups.begin(), groups.end(), meets) >= 2) points.insert(p);
        }
        if (points.size() <= most_meeting_points) offer(link(points, groups), cost_of_link(to) - 1, best);
    }

    std::vector<int> groups_beside(const PointSet& points) const {
        std::vector<int> found;
        for (Point p : points)
            for (int group : now_.ground.groups_beside(p))
                if (!has(found, group)) found.push_back(group);
        return found;
    }

    const ProvenZone* link(const PointSet& points, const std::vector<int>& groups) {
        Zone zone(now_.ground, points, groups);
        if (zone.chains().size() < 2) return nullptr;
        zone.join_all();
        return shop_.prove(now_.ground, zone, 0, link_nodes);
    }

    void offer_eyes(int group, Offer& best) {
        const std::vector<Point> near = points_beside(group);
        PointSet tried_last;
        for (const int size : pocket_sizes)
            for (Point seed : near) {
                if (size >= best.cost) return;
                const PointSet points = pocket(now_.ground, allowed_, seed, size);
                if (points.size() < size || points == tried_last) continue;
                tried_last = points;
                const Zone zone(now_.ground, points);
                if (is_too_open(zone)) continue;
                offer_shared_eye(zone, best);
                offer_joining_eye(zone, best);
            }
    }

    int cost_of_member(int group) const {
        return now_.is_safe(group) || is_member(group) ? 0 : new_member_costs - now_.supply(group);
    }

    // An eye that gives one to each chain in need, and relies on those that live.
    void offer_shared_eye(Zone zone, Offer& best) {
        Assumes assumes;
        int cost = zone.size();
        for (int to : zone.chains()) {
            cost += cost_of_member(to);
            assumes.push_back(now_.is_safe(to) ? 2 : 1);
        }
        if (cost >= best.cost) return;
        zone.assume(assumes);
        offer(shop_.prove(now_.ground, zone, 0, nodes_), cost, best);
    }

    // An eye that joins all chains in need with one that lives, or has or will have another eye: it gives two
    // to all but that one.
    void offer_joining_eye(Zone zone, Offer& best) {
        const auto& chains = zone.chains();
        if (chains.size() < 2) return;
        for (std::size_t anchor = 0; anchor < chains.size(); ++anchor) {
            const int cost = zone.size() + cost_of_member(chains[anchor]) - now_.supply(chains[anchor]);
            if (cost >= best.cost) continue;
            Assumes assumes;
            for (int to : chains) assumes.push_back(now_.is_safe(to) ? 2 : 0);
            if (assumes[anchor] == 0) assumes[anchor] = 1;
            zone.assume(assumes);
            offer(shop_.prove(now_.ground, zone, 0, nodes_), cost, best);
        }
    }

    Composition now_;
    std::vector<int> members_;  // a chain of each group that has to be safe
    PointSet allowed_;
    Workshop& shop_;
    long nodes_;
};

}  // namespace

std::optional<Composition> rescue(const Composition& from, int group, const PointSet& allowed,
                                  Workshop& shop, long nodes) {
    Rescue attempt(from, group, allowed, shop, nodes);
    if (!attempt.run()) return std::nullopt;
    return attempt.result();
}

}  // namespace shinpan
