#include "analysis/proof/pockets.hpp"

#include <iterator>

namespace shinpan::inline analysis {

Pocket::Pocket(const Ground& ground, const PointSet& allowed, Point seed)
    : ground_(&ground), allowed_(&allowed) {
    seen_.insert(seed);
    add(seed);
}

void Pocket::add(Point p) {
    points_.insert(p);
    order_.push_back(p);
    for (Point n : neighbours(p)) {
        if (!allowed_->contains(n) || seen_.contains(n)) continue;
        seen_.insert(n);
        edge_.push_back(n);
    }
}

// How well a point suits the pocket: its chains and the border, and the pocket itself, close it in.
int Pocket::worth(Point p) const {
    const Position& position = ground_->position();
    int worth = position.at(p) == other(ground_->defender()) ? -2 : 0;
    for (Point n : neighbours(p)) {
        if (!position.contains(n) || ground_->chain_at(n) >= 0)
            worth += 4;
        else if (points_.contains(n))
            worth += 2;
    }
    return worth;
}

void Pocket::grow(int size) {
    while (std::ssize(order_) < size && !edge_.empty()) {
        auto best = edge_.begin();
        int most = worth(*best);
        for (auto at = best + 1; at != edge_.end(); ++at)
            if (const int w = worth(*at); w > most) {
                most = w;
                best = at;
            }
        const Point p = *best;
        edge_.erase(best);
        add(p);
    }
}

std::optional<PointSet> Pocket::of(int size) {
    grow(size);
    if (std::ssize(order_) < size) return std::nullopt;
    PointSet first;
    for (int i = 0; i < size; ++i) first.insert(order_[static_cast<std::size_t>(i)]);
    return first;
}

}  // namespace shinpan::analysis
