// Marks on points that are taken off all at once, in no time.
//
//   Marks seen;
//   if (seen.mark(p)) ...     // for the first time since clear()
#pragma once

#include "go/board/point.hpp"

#include <array>
#include <cstdint>
#include <utility>

namespace shinpan::inline analysis {

class Marks {
public:
    void clear() {
        if (++now_ == 0) when_ = {}, now_ = 1;
    }

    // Was the point without a mark? It has one now. A cell of the border may be marked like a point.
    bool mark(Point p) { return std::exchange(when_[p.index], now_) != now_; }

private:
    std::array<std::uint16_t, cell_count> when_{};
    std::uint16_t now_ = 1;
};

}  // namespace shinpan::analysis
