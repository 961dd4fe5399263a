#include "go/counting/amount.hpp"

namespace shinpan::inline go {

std::string to_text(Amount amount) {
    const int size = amount.quarters < 0 ? -amount.quarters : amount.quarters;
    constexpr const char* fractions[]{"", ".25", ".5", ".75"};
    return (amount.quarters < 0 ? "-" : "") + std::to_string(size / 4) + fractions[size % 4];
}

}  // namespace shinpan::go
