#include "tournament/pairing/matching.hpp"

#include "property.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace shinpan::tournament {
namespace {

// The largest sum, by trying every matching of those that are left.
Int128 best_sum(const PairWeights& weights, std::vector<int> left) {
    if (left.empty()) return 0;
    const int first = left.front();
    Int128 best = -1;
    for (std::size_t i = 1; i < left.size(); ++i) {
        std::vector<int> rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        rest.erase(rest.begin());
        best = std::max(best, weights.at(first, left[i]) + best_sum(weights, rest));
    }
    return best;
}

Int128 sum_of(const PairWeights& weights, const std::vector<int>& partners) {
    Int128 sum = 0;
    for (int a = 0; a < weights.count(); ++a) {
        const int b = partners[static_cast<std::size_t>(a)];
        REQUIRE(partners[static_cast<std::size_t>(b)] == a);
        if (a < b) sum += weights.at(a, b);
    }
    return sum;
}

void check_best(const PairWeights& weights) {
    std::vector<int> all;
    for (int i = 0; i < weights.count(); ++i) all.push_back(i);
    RC_ASSERT((sum_of(weights, best_matching(weights)) == best_sum(weights, all)));
}

// Few different values, so that many matchings are equally good; from `least` up to the top of the range.
PairWeights drawn_weights(int count, Int128 least) {
    PairWeights weights(count);
    for (int b = 1; b < count; ++b)
        for (int a = 0; a < b; ++a) {
            const int value = *rc::gen::inRange(0, 9);
            weights.at(a, b) = least + value * ((largest_weight(count) - least) / 9);
        }
    return weights;
}

}  // namespace

TEST_CASE("matching: the pair that costs both sides more is left out") {
    PairWeights weights(4);
    weights.at(0, 1) = 10;  // the heaviest pair, but
    weights.at(0, 2) = 8;
    weights.at(1, 3) = 8;  // these two are more together
    CHECK(best_matching(weights) == std::vector<int>{2, 3, 0, 1});
    CHECK(best_matching(PairWeights(0)).empty());
}

TEST_CASE("matching: weights of 64 bits and of 128 give the sum that trying everything gives") {
    property("up to ten, small weights", [] {
        const int count = 2 * *rc::gen::inRange(1, 6);
        PairWeights weights(count);
        for (int b = 1; b < count; ++b)
            for (int a = 0; a < b; ++a) weights.at(a, b) = *rc::gen::inRange(0, 30);
        check_best(weights);
    });
    property("up to ten, over the whole range", [] {
        const int count = 2 * *rc::gen::inRange(1, 6);
        check_best(drawn_weights(count, 0));
        check_best(drawn_weights(count, Int128{1} << 64));
    });
}

}  // namespace shinpan::tournament
