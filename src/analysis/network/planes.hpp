// Planes: a position as a network sees it, a whole number for each plane of each point. The names of the
// planes are an enumeration of whoever has a network.
//
//   PlanesOf<Plane, plane_count> planes(size);
//   planes.mark(p, Plane::own);
//   network.judge(size, planes.values());
#pragma once

#include "go/board/point.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shinpan::inline analysis {

template <class Plane, std::size_t count, std::int16_t one = 32>
class PlanesOf {
public:
    static constexpr std::int16_t whole = one;  // what stands for 1

    explicit PlanesOf(Size size) : size_(size), values_(count * static_cast<std::size_t>(size.area())) {}

    Size size() const { return size_; }
    std::int16_t at(Point p, Plane plane) const { return values_[place(p, plane)]; }
    void set(Point p, Plane plane, std::int16_t value) { values_[place(p, plane)] = value; }
    void mark(Point p, Plane plane) { set(p, plane, whole); }

    // Point by point, row by row, of each all planes in their order.
    std::span<const std::int16_t> values() const { return values_; }

private:
    std::size_t place(Point p, Plane plane) const {
        return count * static_cast<std::size_t>(p.row() * size_.cols + p.col()) +
               static_cast<std::size_t>(plane);
    }

    Size size_;
    std::vector<std::int16_t> values_;
};

}  // namespace shinpan::analysis
