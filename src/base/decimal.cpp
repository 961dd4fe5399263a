#include "base/decimal.hpp"

#include <cmath>

namespace shinpan {

std::string decimal(double value, int digits) {
    long long scale = 1;
    for (int i = 0; i < digits; ++i) scale *= 10;
    const long long all = std::llround(std::abs(value) * static_cast<double>(scale));
    std::string text = value < 0 && all > 0 ? "-" : "";
    text += std::to_string(all / scale);
    if (digits == 0) return text;
    const std::string behind = std::to_string(all % scale);
    return text + "." + std::string(static_cast<std::size_t>(digits) - behind.size(), '0') + behind;
}

}  // namespace shinpan
