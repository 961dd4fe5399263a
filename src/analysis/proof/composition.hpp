// Composition: disjoint zones of one defender that rely on each other.
//
// A zone is proven under assumptions of what its chains have elsewhere: 0, 1 or 2. A zone that assumes 0 of a
// group gives it two, one that assumes 1 gives it one, one that assumes 2 nothing; a zone that links chains
// makes them one group. Assumptions hold when the other zones give that much. docs/certificate.md has the
// argument.
//
//   Composition now(ground);
//   now.add(proof);
//   now.is_safe(ground.group_of(chain))
#pragma once

#include "analysis/proof/proven_zone.hpp"

#include <cstdint>
#include <vector>

namespace shinpan::inline analysis {

using Assumes = std::vector<std::uint8_t>;  // of each chain beside a zone

// What the proof gives to a group of the ground.
int gives(const Ground&, const ProvenZone&, int group);

// Is each number at most the other?
bool within(const Assumes& assumed, const Assumes& given);

// What a zone gives is added up for each group when it comes and taken off when it goes, so that nobody has
// to go through all zones to know what a group has. The proofs must live as long.
class Composition {
public:
    explicit Composition(Ground);

    const Ground& ground() const { return ground_; }
    const std::vector<const ProvenZone*>& zones() const { return zones_; }  // eyes
    const std::vector<const ProvenZone*>& links() const { return links_; }  // in the order they were found
    const PointSet& used() const { return used_; }      // the points of both and those agreed
    const PointSet& agreed() const { return agreed_; }  // the defender's by agreement: no zone uses them

    // Takes that as agreed: a connected part of the board between living chains of the defender.
    void trust(const PointSet& part);
    void add(const ProvenZone&);
    // Joins the groups beside the zone into one.
    void add_link(const ProvenZone&);
    // Puts a proof with the same points in the place of that zone.
    void replace(std::size_t zone, const ProvenZone&);

    // What the zones give to a group, that one of them left out: 0 to 2. By agreement it is 2.
    int supply(int group, const ProvenZone* except = nullptr) const;
    bool is_safe(int group) const { return supply(group) >= 2; }

    // What the zones give to each chain of the zone, that one of them left out.
    Assumes supplies(const Zone&, const ProvenZone* except = nullptr) const;

    // Takes out the zones of which that is true.
    template <class F>
    void drop_if(F is_out) {
        std::vector<const ProvenZone*> kept;
        for (const ProvenZone* proof : zones_) {
            if (is_out(*proof))
                count(*proof, -1);
            else
                kept.push_back(proof);
        }
        zones_ = std::move(kept);
        find_used();
    }

    // Takes out the zones that assume more than they are given, until none does.
    void drop_unfounded();

private:
    void count(const ProvenZone&, int times);
    void find_used();

    Ground ground_;
    PointSet agreed_{};
    std::vector<const ProvenZone*> zones_{};
    std::vector<const ProvenZone*> links_{};
    PointSet used_{};
    std::vector<int> given_;  // to each group, by its first chain; two for each agreed part beside one
};

}  // namespace shinpan::analysis
