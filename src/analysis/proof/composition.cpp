#include "analysis/proof/composition.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline analysis {
namespace {

constexpr int enough = 2;

std::size_t index(int chain) { return static_cast<std::size_t>(chain); }

// The groups beside a zone now, each once.
std::vector<int> groups_of(const Ground& ground, const Zone& zone) {
    std::vector<int> groups;
    for (int chain : zone.chains()) groups.push_back(ground.group_of(chain));
    std::sort(groups.begin(), groups.end());
    groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
    return groups;
}

// Is the zone beside two or more of these groups, which are in order?
bool is_beside_several(const Ground& ground, const Zone& zone, const std::vector<int>& groups) {
    int first = -1;
    for (int chain : zone.chains()) {
        const int group = ground.group_of(chain);
        if (group == first || !std::binary_search(groups.begin(), groups.end(), group)) continue;
        if (first >= 0) return true;
        first = group;
    }
    return false;
}

}  // namespace

int gives(const Ground& ground, const ProvenZone& proof, int group) {
    if (proof.zone.joins()) return 0;
    int most = 0;
    for (std::size_t i = 0; i < proof.zone.chains().size(); ++i)
        if (ground.group_of(proof.zone.chains()[i]) == group)
            most = std::max(most, enough - proof.zone.assumes()[i]);
    return most;
}

bool within(const Assumes& assumed, const Assumes& given) {
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i] < assumed[i]) return false;
    return true;
}

Composition::Composition(Ground ground) : ground_(std::move(ground)), given_(index(ground_.chains()), 0) {}

void Composition::count(const ProvenZone& proof, int times) {
    for (int group : groups_of(ground_, proof.zone))
        given_[index(group)] += times * gives(ground_, proof, group);
}

void Composition::add(const ProvenZone& proof) {
    zones_.push_back(&proof);
    used_ |= proof.zone.points_of(proof.zone.all());
    count(proof, 1);
}

// A zone beside several of the joined groups gave to each of them, and gives as much as to one of them to the
// one they are now.
void Composition::add_link(const ProvenZone& proof) {
    links_.push_back(&proof);
    used_ |= proof.zone.points_of(proof.zone.all());
    const std::vector<int> joined = groups_of(ground_, proof.zone);
    std::vector<const ProvenZone*> shared;
    for (const ProvenZone* zone : zones_)
        if (is_beside_several(ground_, zone->zone, joined)) shared.push_back(zone);
    for (const ProvenZone* zone : shared) count(*zone, -1);
    int sum = 0;
    for (int group : joined) sum += std::exchange(given_[index(group)], 0);
    ground_.link(joined);
    given_[index(joined.front())] = sum;
    for (const ProvenZone* zone : shared) count(*zone, 1);
}

void Composition::replace(std::size_t zone, const ProvenZone& proof) {
    count(*zones_[zone], -1);
    zones_[zone] = &proof;
    count(proof, 1);
}

void Composition::trust(const PointSet& part) {
    agreed_ |= part;
    used_ |= part;
    const PointSet around = surroundings(part, ground_.position().size());
    for (int chain = 0; chain < ground_.chains(); ++chain)
        if (!(ground_.chain(chain) & around).empty()) given_[index(ground_.group_of(chain))] += enough;
}

int Composition::supply(int group, const ProvenZone* except) const {
    const int own = except == nullptr ? 0 : gives(ground_, *except, group);
    return std::min(given_[index(group)] - own, enough);
}

Assumes Composition::supplies(const Zone& zone, const ProvenZone* except) const {
    Assumes found;
    for (int chain : zone.chains())
        found.push_back(static_cast<std::uint8_t>(supply(ground_.group_of(chain), except)));
    return found;
}

void Composition::drop_unfounded() {
    const auto is_unfounded = [&](const ProvenZone& proof) {
        return !within(proof.zone.assumes(), supplies(proof.zone, &proof));
    };
    for (std::size_t before = zones_.size() + 1; zones_.size() < before;) {
        before = zones_.size();
        drop_if(is_unfounded);
    }
}

void Composition::find_used() {
    used_ = agreed_;
    for (const auto* list : {&zones_, &links_})
        for (const ProvenZone* proof : *list) used_ |= proof->zone.points_of(proof->zone.all());
}

}  // namespace shinpan::analysis
