#include "bench/calibration.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace shinpan::bench {

void Calibration::add(int confidence, bool right) {
    const auto width = 1000 / static_cast<int>(bins);
    Bin& bin = bins_[std::min(static_cast<std::size_t>(std::max(confidence, 0) / width), bins - 1)];
    ++bin.statements;
    bin.right += right;
    bin.confidence += confidence / 1000.0;
}

double Calibration::expected_error() const {
    double off = 0;
    long all = 0;
    for (const Bin& bin : bins_) {
        off += std::abs(bin.confidence - static_cast<double>(bin.right));
        all += bin.statements;
    }
    return all == 0 ? 0 : off / static_cast<double>(all);
}

std::string Calibration::table() const {
    std::string text;
    for (std::size_t i = 0; i < bins; ++i) {
        const Bin& bin = bins_[i];
        if (bin.statements == 0) continue;
        const auto n = static_cast<double>(bin.statements);
        char line[100];
        std::snprintf(line, sizeof line, "| %zu-%zu %% | %ld | %.1f %% | %.1f %% |\n", i * 100 / bins,
                      (i + 1) * 100 / bins, bin.statements, 100 * bin.confidence / n,
                      100 * static_cast<double>(bin.right) / n);
        text += line;
    }
    return text;
}

}  // namespace shinpan::bench
