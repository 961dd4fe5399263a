// Proof: what a defender has been shown to keep, moving second, under every ban on repetition.
#pragma once

#include "go/board/color.hpp"
#include "go/board/point_set.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace shinpan::inline analysis {

// Who is thought to own what. It guides a proof and proves nothing: a wrong one costs points proven.
struct Hypothesis {
    PointSet living{};                // stones of both players, whole chains
    std::array<PointSet, 2> owned{};  // the points thought to be each player's, by index_of(player)
};

// A rule of the proof that a test leaves out, to show that the oracle notices.
enum class LeftOut : std::uint8_t { nothing, ko_ban, last_attack };

// The zones of a section, each with the strategy that shows it (proven_zone.hpp). Copies share them.
struct ProvenZone;
class ProvenZones {
public:
    ProvenZones() = default;
    explicit ProvenZones(std::vector<ProvenZone>);

    const ProvenZone* begin() const;
    const ProvenZone* end() const;
    bool empty() const { return begin() == end(); }

private:
    std::shared_ptr<const std::vector<ProvenZone>> zones_{};
};

// What one defender keeps. The zones are disjoint; every chain beside them is safe.
struct Section {
    Color defender = Color::empty;
    bool self_capture = true;  // the attacker may take off their own stones
    PointSet safe{};           // the defender's stones that are never taken
    PointSet held{};           // other points on which no opposing stone ever becomes uncapturable
    ProvenZones zones{};
    PointSet agreed{};          // the defender's points by agreement: as far as they are, this is proven
    long nodes = 0;             // searched
    long looks = 0;             // zones that were made or asked about, searched or not
    bool is_cut_short = false;  // all the work allowed was done: with more, more may be proven

    PointSet kept() const { return safe | held; }
};

}  // namespace shinpan::analysis
