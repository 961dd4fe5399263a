// Matching: the best way to put everybody into pairs.
//
//   PairWeights weights(4);
//   weights.at(0, 1) = 5; ...
//   best_matching(weights)   // {1, 0, 3, 2}: who meets whom
#pragma once

#include <cstddef>
#include <vector>

namespace shinpan::tournament {

__extension__ using Int128 = __int128;

// A weight for each pair of 0 to count - 1.
class PairWeights {
public:
    explicit PairWeights(int count)
        : count_(count), weights_(static_cast<std::size_t>(count) * static_cast<std::size_t>(count) / 2) {}

    int count() const { return count_; }

    // Precondition: a < b.
    Int128& at(int a, int b) { return weights_[place(a, b)]; }
    Int128 at(int a, int b) const { return weights_[place(a, b)]; }

private:
    static std::size_t place(int a, int b) {
        const auto column = static_cast<std::size_t>(b);
        return column * (column - 1) / 2 + static_cast<std::size_t>(a);
    }

    int count_;
    std::vector<Int128> weights_;
};

// Up to which weight a matching of so many is sure to be right.
Int128 largest_weight(int count);

// The partner of each in one of the matchings with the largest sum; always the same one for the same weights.
// Preconditions: the count is even, and weights are 0 to largest_weight(count).
std::vector<int> best_matching(const PairWeights&);

}  // namespace shinpan::tournament
