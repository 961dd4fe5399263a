// Plays in a zone, and what makes the defender fail there (docs/certificate.md, failures 1, 2, 3 and 5).
//
//   const ZoneChains chains(zone, state);
//   const Attack attack = chains.attacked(cell);
//   if (attack.kind == Attack::Kind::play) answered(zone, attack.state, cell2);
#pragma once

#include "analysis/proof/zone.hpp"

#include <optional>
#include <span>
#include <vector>

namespace shinpan::inline analysis {

// A chain of the defender: stones in the zone, and the chains next to the zone that they join.
struct ZoneChain {
    Cells stones = 0;
    ChainSet chains = 0;
    Cells near = 0;       // next to it, without its own stones
    Cells liberties = 0;  // the empty ones among them
};

// The chain of the defender that holds these stones or chains. Precondition: they are connected.
ZoneChain chain_from(const Zone&, const ZoneState&, Cells seed, ChainSet chains);

// A play of the attacker.
struct Attack {
    enum class Kind : std::uint8_t {
        none,  // nothing changes: a lone stone that takes itself off, the same as a pass
        play,
        breaks,  // it takes a chain that must not be lost
    };
    Kind kind = Kind::none;
    ZoneState state{};
    Cells taken = 0;  // the defender's stones
    bool self_capture = false;
};

// All chains of a state, found once for all the plays that may be made in it. The zone must live as long.
class ZoneChains {
public:
    ZoneChains() = default;
    ZoneChains(const Zone& zone, const ZoneState& state) { find(zone, state); }

    void find(const Zone&, const ZoneState&);

    std::span<const ZoneChain> own() const { return own_; }  // the defender's

    // Precondition: the cell is empty.
    Attack attacked(int cell) const;

    // A play of the defender; nothing when it would take off their own stones. Precondition: the cell is
    // empty.
    std::optional<ZoneState> answered(int cell) const;

    // The defender's chains after an answer; they stand until the next call.
    std::span<const ZoneChain> own_after(int cell, const ZoneState& answered);

private:
    struct AttackerChain {
        Cells stones = 0;
        Cells liberties = 0;
        bool is_wall = false;  // walls keep it on the board
    };

    const Zone* zone_ = nullptr;
    ZoneState state_{};
    Cells empty_ = 0;
    std::vector<ZoneChain> own_{};
    std::vector<AttackerChain> attackers_{};
    std::vector<ZoneChain> after_{};
};

// The same for one play.
inline Attack attacked(const Zone& zone, const ZoneState& state, int cell) {
    return ZoneChains(zone, state).attacked(cell);
}
inline std::optional<ZoneState> answered(const Zone& zone, const ZoneState& state, int cell) {
    return ZoneChains(zone, state).answered(cell);
}

// The cell of the stone that an answer took where it took it as in a ko: that one alone, by a stone alone
// that can be taken back at once; -1 where it did not.
int takes_ko(const Zone&, const ZoneState& before, const ZoneState& after, int cell);

// Has every chain with less than two elsewhere a liberty in the zone? So it must be whenever the attacker is
// to play.
bool stands(const Zone&, const ZoneState&);

// Has every chain within the zone a liberty there? So it must be at the start.
bool has_own_liberties(const Zone&, const ZoneState&);

}  // namespace shinpan::analysis
