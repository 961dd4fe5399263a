#include "tournament/pairing/matching.hpp"

#include <lemon/full_graph.h>
#include <lemon/matching.h>

#include <cassert>
#include <cstdint>

namespace shinpan::tournament {
namespace {

// The algorithm works with four times the weights, and with sums of as many as there are players; two bits
// more are for differences of those.
constexpr int spare_bits = 4;

template <class Value>
Value bound(int count) {
    constexpr int bits = static_cast<int>(sizeof(Value)) * 8 - 1;
    int used = spare_bits;
    for (int left = count; left > 0; left /= 2) ++used;
    return (Value{1} << (bits - used)) - 1;
}

template <class Value>
std::vector<int> matched(const PairWeights& weights) {
    const lemon::FullGraph graph(weights.count());
    lemon::FullGraph::EdgeMap<Value> values(graph);
    for (int b = 1; b < weights.count(); ++b)
        for (int a = 0; a < b; ++a)
            values[graph.edge(graph(a), graph(b))] = static_cast<Value>(weights.at(a, b));
    lemon::MaxWeightedPerfectMatching matching(graph, values);
    [[maybe_unused]] const bool is_perfect = matching.run();
    assert(is_perfect);
    std::vector<int> partners;
    for (int a = 0; a < weights.count(); ++a) partners.push_back(graph.index(matching.mate(graph(a))));
    return partners;
}

bool fits_64_bits(const PairWeights& weights) {
    const auto most = bound<std::int64_t>(weights.count());
    for (int b = 1; b < weights.count(); ++b)
        for (int a = 0; a < b; ++a)
            if (weights.at(a, b) > most) return false;
    return true;
}

}  // namespace

Int128 largest_weight(int count) { return bound<Int128>(count); }

std::vector<int> best_matching(const PairWeights& weights) {
    if (weights.count() == 0) return {};
    return fits_64_bits(weights) ? matched<std::int64_t>(weights) : matched<Int128>(weights);
}

}  // namespace shinpan::tournament
