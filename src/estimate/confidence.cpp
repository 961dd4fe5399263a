#include "estimate/confidence.hpp"

#include <algorithm>
#include <cstddef>

namespace shinpan {
namespace {

// Thousandths at shares of 0.50, 0.55, ... 1.
using Curve = int[11];

constexpr Curve chains{700, 830, 900, 945, 970, 985, 992, 995, 998, 999, 1000};
constexpr Curve points{600, 700, 780, 830, 880, 920, 950, 970, 985, 995, 1000};
constexpr Curve boards{550, 680, 830, 940, 970, 980, 983, 985, 988, 990, 995};

int read(const Curve& curve, double share) {
    const double at = (std::clamp(share, 0.5, 1.0) - 0.5) * 20;
    const auto below = std::min<std::size_t>(static_cast<std::size_t>(at), 9);
    const double part = at - static_cast<double>(below);
    return static_cast<int>(curve[below] + part * (curve[below + 1] - curve[below]) + 0.5);
}

}  // namespace

int chain_confidence(double share) {
    return read(chains, share);
}
int point_confidence(double share) {
    return read(points, share);
}
int board_confidence(double share) {
    return read(boards, share);
}

}  // namespace shinpan
