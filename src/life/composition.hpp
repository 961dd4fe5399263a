// Composition: zones of one defender that rely on each other.
//
// A zone is proven under assumptions of what its chains have elsewhere: 0, 1 or 2. A zone that assumes 0 of a
// chain gives it two, one that assumes 1 gives it one, one that assumes 2 nothing. Assumptions hold when the
// other zones give that much. docs/certificate.md has the argument.
#pragma once

#include "life/proof.hpp"
#include "life/zone_search.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace shinpan {

using Assumes = std::vector<std::uint8_t>;  // of each chain beside a zone

// A zone with what has been tried and proven of it.
class Part {
public:
    Part(const Ground&, Zone, std::span<const Position> earlier, const PointSet& owned);

    const Zone& zone() const { return zone_; }
    Cells owned() const { return owned_; }  // the cells thought to be the defender's
    bool is_pocket = false;
    bool in_use = true;

    // The proof in use, if there is one.
    const std::optional<ProvenZone>& proof() const { return proof_; }
    void give_up() { proof_.reset(); }

    // What the zone gives to a chain of the ground by the proof in use.
    int gives(int chain) const;

    // Looks for a proof under these assumptions, with `nodes` at most; what was found before is not searched
    // again. Says whether there is one, which is then in use.
    bool link(ZoneSearch&, bool self_capture, long nodes, long& left);
    bool prove(const Assumes&, Cells held, ZoneSearch&, bool self_capture, long nodes, long& left);

private:
    struct Tried {
        Assumes assumes;
        Cells held;
        long nodes;
        std::optional<ProvenZone> proof;
    };
    Zone zone_;
    std::vector<ZoneState> earlier_;
    Cells owned_;
    std::optional<ProvenZone> proof_;
    std::vector<Tried> tried_;
};

}  // namespace shinpan
