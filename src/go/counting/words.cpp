#include "go/counting/words.hpp"

namespace shinpan::inline go::counting {

std::string listed(const PointSet& points, Size size) {
    std::string out;
    const auto add = [&](Point p) { out += (out.empty() ? "" : ", ") + name(p, size); };
    for (Point p : points) {
        if (points.contains(p.left()) && points.contains(p.right())) continue;  // inside a row
        const bool ends_a_row = points.contains(p.left()) && points.contains(p.left().left());
        if (ends_a_row)
            out += "-" + name(p, size);
        else
            add(p);
    }
    return out;
}

}  // namespace shinpan::go::counting
