// Workshop: where the zones of one defender are proven. It counts the nodes and remembers what was tried.
#pragma once

#include "life/past.hpp"
#include "life/proof.hpp"
#include "life/prover.hpp"
#include "life/zone_search.hpp"

#include <memory>
#include <string>
#include <unordered_map>

namespace shinpan {

// The most nodes that one zone may take.
constexpr long most_in_one_zone(const ProveOptions& options) {
    return options.sparing ? 150'000 : options.nodes;
}

class Workshop {
public:
    // The past must live as long.
    Workshop(const ProveOptions&, const Past&);

    // The zone with what it assumes, proven within so many nodes; null where it was not. What it returns
    // lives as long as the workshop. `first`: a cell on which the defender plays before.
    const ProvenZone* prove(const Ground&, const Zone&, Cells held, long nodes, int first = pass_in_zone);

    long nodes_left() const { return left_; }
    void allow(long nodes) { left_ = nodes; }  // from now on

private:
    struct Tried {
        long nodes = 0;
        std::unique_ptr<const ProvenZone> proof{};
    };
    std::vector<ZoneState> earlier_states(const Ground&, const Zone&) const;

    bool self_capture_;
    bool sparing_;
    const Past& past_;
    ZoneSearch search_;
    long left_;
    long least_in_few_points_;  // nodes: a zone of few points is worth them, since most come to an end
    std::unordered_map<std::string, Tried> tried_;
};

}  // namespace shinpan
