#include "base/decimal.hpp"

#include <cassert>
#include <cmath>

namespace shinpan {

std::string decimal(double value, int digits) {
    assert(std::abs(value) <= 1e9);
    long long scale = 1;
    for (int i = 0; i < digits; ++i) scale *= 10;
    const long long all = std::llround(std::abs(value) * static_cast<double>(scale));
    std::string text = value < 0 && all > 0 ? "-" : "";
    text += std::to_string(all / scale);
    if (digits == 0) return text;
    const std::string behind = std::to_string(all % scale);
    return text + "." + std::string(static_cast<std::size_t>(digits) - behind.size(), '0') + behind;
}

std::string short_decimal(double value, int most_digits) {
    std::string text = decimal(value, most_digits);
    if (most_digits > 0) text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

}  // namespace shinpan
