#include "analysis/proof/past.hpp"

namespace shinpan::inline analysis {

void Past::add(const Position& position) {
    if (count_ == 0) latest_.assign(cell_count, none);
    for_each_point(position.size(), [&](Point p) {
        if (!last_ || last_->at(p) != position.at(p)) change(p, position.at(p));
    });
    last_ = position;
    ++count_;
}

void Past::change(Point p, Color is) {
    changes_.push_back({latest_[p.index], count_, is});
    latest_[p.index] = static_cast<std::uint32_t>(changes_.size()) - 1;
}

}  // namespace shinpan::analysis
