// ZoneProver: proves the zones of one defender. It counts the nodes, and the zones that are looked
// at beside the search, and remembers what was tried.
#pragma once

#include "analysis/proof/past.hpp"
#include "analysis/proof/proven_zone.hpp"
#include "analysis/proof/prover.hpp"
#include "analysis/proof/zone_search.hpp"

#include <memory>
#include <string>
#include <unordered_map>

namespace shinpan::inline analysis {

// The most nodes that one zone may take.
constexpr long most_in_one_zone(const ProveOptions& options) {
    return options.sparing ? 150'000 : options.nodes;
}

// How many zones may be looked at for each node, in all: to make one, and to ask whether it was tried, is
// work too. Positions of 9x9 to 52x52 are proven as without that bound.
inline constexpr long looks_per_node = 16;

class ZoneProver {
public:
    // The past must live as long.
    ZoneProver(const ProveOptions&, const Past&);

    // The zone with what it assumes, proven within so many nodes; null where it was not. What it returns
    // lives as long as the prover. `first`: a cell on which the defender plays before.
    const ProvenZone* prove(const Ground&, const Zone&, Cells held, long nodes, int first = pass_in_zone);

    long nodes_left() const { return left_; }
    long nodes() const { return nodes_; }  // searched so far
    void allow(long nodes);                // from now on, with as many looks as go with them

    // A zone is made that may not be worth a search.
    void look() { ++looks_; }
    long looks() const { return looks_; }
    // Whoever looks for more zones to prove is to stop.
    bool is_spent() const { return looks_ >= most_looks_; }
    // Has some search, or the looking, come to the end of what it may take?
    bool is_cut_short() const { return left_ <= 0 || is_spent(); }

private:
    struct Attempt {
        long nodes = 0;
        std::unique_ptr<const ProvenZone> proof{};
    };
    std::vector<ZoneState> earlier_states(const Ground&, const Zone&) const;

    bool self_capture_;
    bool sparing_;
    const Past& past_;
    ZoneSearch search_;
    long left_ = 0;
    long nodes_ = 0;
    long looks_ = 0;
    long most_looks_ = 0;
    long least_in_few_points_;  // nodes: a zone of few points is worth them, since most come to an end
    std::unordered_map<std::string, Attempt> tried_;
};

}  // namespace shinpan::analysis
