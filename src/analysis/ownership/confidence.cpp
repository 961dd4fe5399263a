#include "analysis/ownership/confidence.hpp"

#include <algorithm>
#include <cstddef>

namespace shinpan::inline analysis {
namespace {

// Thousandths at shares of 0.50, 0.55, ... 1.
using Curve = int[11];

constexpr Curve chains{450, 620, 800, 925, 965, 985, 992, 996, 997, 998, 999};
constexpr Curve points{500, 580, 680, 800, 900, 950, 965, 975, 985, 993, 999};
constexpr Curve boards{450, 650, 820, 930, 965, 973, 975, 978, 982, 985, 990};

int read(const Curve& curve, double share) {
    const double at = (std::clamp(share, 0.5, 1.0) - 0.5) * 20;
    const auto below = std::min<std::size_t>(static_cast<std::size_t>(at), 9);
    const double part = at - static_cast<double>(below);
    return static_cast<int>(curve[below] + part * (curve[below + 1] - curve[below]) + 0.5);
}

}  // namespace

int chain_confidence(double share) { return read(chains, share); }
int point_confidence(double share) { return read(points, share); }
int board_confidence(double share) { return read(boards, share); }

}  // namespace shinpan::analysis
