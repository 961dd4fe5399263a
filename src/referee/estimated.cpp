#include "referee/estimated.hpp"

namespace shinpan {

const Estimate& Estimates::of(const Position& position) {
    if (!position_ || !(*position_ == position)) {
        last_ = estimate(position);
        position_ = position;
    }
    return last_;
}

}  // namespace shinpan
