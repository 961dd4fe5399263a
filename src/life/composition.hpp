// Composition: disjoint zones of one defender that rely on each other.
//
// A zone is proven under assumptions of what its chains have elsewhere: 0, 1 or 2. A zone that assumes 0 of a
// group gives it two, one that assumes 1 gives it one, one that assumes 2 nothing; a zone that links chains
// makes them one group. Assumptions hold when the other zones give that much. docs/certificate.md has the
// argument.
#pragma once

#include "life/proof.hpp"

#include <cstdint>
#include <vector>

namespace shinpan {

using Assumes = std::vector<std::uint8_t>;  // of each chain beside a zone

// What the proof gives to a group of the ground.
int gives(const Ground&, const ProvenZone&, int group);

struct Composition {
    Ground ground;
    PointSet agreed{};                       // points that are the defender's by agreement: no zone uses them
    std::vector<int> trusted{};              // chains beside them, which are taken to live
    std::vector<const ProvenZone*> zones{};  // eyes
    std::vector<const ProvenZone*> links{};  // in the order in which they were found
    PointSet used{};                         // the points of both and those agreed

    // Takes that as agreed: a connected part of the board between living chains of the defender.
    void trust(const PointSet& part);
    void add(const ProvenZone&);
    // Joins the groups beside the zone into one.
    void add_link(const ProvenZone&);

    // What the zones give to a group, that one left out: 0 to 2. By agreement it is 2.
    int supply(int group, const ProvenZone* except = nullptr) const;
    bool is_safe(int group) const { return supply(group) >= 2; }

    // What the zones give to each chain of the zone, itself left out.
    Assumes supplies(const Zone&, const ProvenZone* except = nullptr) const;

    // Takes out the zones that assume more than they are given, until none does.
    void drop_unfounded();

private:
    bool is_trusted(int group) const;
    void find_used();
};

// Is each number at most the other?
bool within(const Assumes& assumed, const Assumes& given);

}  // namespace shinpan
