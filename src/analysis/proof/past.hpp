// Past: the positions of a game so far, kept as the points that changed from one to the next. What stood on a
// few points in all of them is found in time that grows with their changes alone.
//
//   Past past;
//   past.add(position);  // once for each position
//   past.for_each_change(p, [](int number, Color was, Color is) {});
#pragma once

#include "go/board/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan::inline analysis {

class Past {
public:
    // In any order. Precondition: all are of one size.
    void add(const Position&);

    bool empty() const { return count_ == 0; }

    // Calls f(int number, Color was, Color is) for each position in which something else stands on that point
    // than in the one before, the last first; and for the first position, before which all was empty.
    template <class F>
    void for_each_change(Point p, F f) const {
        if (count_ == 0) return;
        for (std::uint32_t i = latest_[p.index]; i != none; i = changes_[i].before) {
            const std::uint32_t before = changes_[i].before;
            f(changes_[i].number, before == none ? Color::empty : changes_[before].is, changes_[i].is);
        }
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    struct Change {
        std::uint32_t before;  // of the same point
        int number;
        Color is;
    };
    void change(Point, Color);

    int count_ = 0;
    std::optional<Position> last_{};
    std::vector<std::uint32_t> latest_{};  // by point
    std::vector<Change> changes_{};
};

}  // namespace shinpan::analysis
