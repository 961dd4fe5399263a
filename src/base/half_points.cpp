#include "base/half_points.hpp"

namespace shinpan {

std::string to_text(HalfPoints p) {
    const unsigned halves = static_cast<unsigned>(p.halves);
    const unsigned size = p.halves < 0 ? 0U - halves : halves;
    return (p.halves < 0 ? "-" : "") + std::to_string(size / 2) + (size % 2 ? ".5" : "");
}

}  // namespace shinpan
