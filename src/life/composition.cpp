#include "life/composition.hpp"

#include <algorithm>

namespace shinpan {

int gives(const Ground& ground, const ProvenZone& proof, int group) {
    if (proof.zone.joins()) return 0;
    int most = 0;
    for (std::size_t i = 0; i < proof.zone.chains().size(); ++i)
        if (ground.group[static_cast<std::size_t>(proof.zone.chains()[i])] == group)
            most = std::max(most, 2 - proof.zone.assumes()[i]);
    return most;
}

bool within(const Assumes& assumed, const Assumes& given) {
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i] < assumed[i]) return false;
    return true;
}

void Composition::add(const ProvenZone& proof) {
    zones.push_back(&proof);
    used |= proof.zone.points_of(proof.zone.all());
}

void Composition::add_link(const ProvenZone& proof) {
    links.push_back(&proof);
    used |= proof.zone.points_of(proof.zone.all());
    std::vector<int> joined;
    for (int chain : proof.zone.chains()) joined.push_back(ground.group[static_cast<std::size_t>(chain)]);
    const int first = *std::min_element(joined.begin(), joined.end());
    for (int& group : ground.group)
        if (std::find(joined.begin(), joined.end(), group) != joined.end()) group = first;
}

void Composition::trust(const PointSet& part) {
    agreed |= part;
    used |= part;
    const PointSet around = surroundings(part, ground.position.size());
    for (std::size_t chain = 0; chain < ground.chains.size(); ++chain)
        if (!(ground.chains[chain] & around).empty()) trusted.push_back(static_cast<int>(chain));
}

bool Composition::is_trusted(int group) const {
    return std::any_of(trusted.begin(), trusted.end(),
                       [&](int chain) { return ground.group[static_cast<std::size_t>(chain)] == group; });
}

int Composition::supply(int group, const ProvenZone* except) const {
    if (is_trusted(group)) return 2;
    int sum = 0;
    for (const ProvenZone* proof : zones)
        if (proof != except) sum += gives(ground, *proof, group);
    return std::min(sum, 2);
}

Assumes Composition::supplies(const Zone& zone, const ProvenZone* except) const {
    Assumes found;
    for (int chain : zone.chains())
        found.push_back(static_cast<std::uint8_t>(
            supply(ground.group[static_cast<std::size_t>(chain)], except)));
    return found;
}

void Composition::drop_unfounded() {
    for (std::size_t before = zones.size() + 1; zones.size() < before;) {
        before = zones.size();
        std::vector<const ProvenZone*> kept;
        for (const ProvenZone* proof : zones)
            if (within(proof->zone.assumes(), supplies(proof->zone, proof))) kept.push_back(proof);
        zones = std::move(kept);
    }
    find_used();
}

void Composition::find_used() {
    used = agreed;
    for (const auto* list : {&zones, &links})
        for (const ProvenZone* proof : *list) used |= proof->zone.points_of(proof->zone.all());
}

}  // namespace shinpan
