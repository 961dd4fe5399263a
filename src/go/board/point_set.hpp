// PointSet: a set of points, one machine word a row.
//
//   PointSet dead;
//   dead.insert(p);
//   for (Point p : dead) ...
#pragma once

#include "base/text.hpp"
#include "go/board/point.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace shinpan::inline go {

class PointSet {
public:
    using Rows = std::array<std::uint64_t, max_side + 2>;

    constexpr bool contains(Point p) const { return (rows_[row_of(p)] & bit_of(p)) != 0; }
    constexpr void insert(Point p) { rows_[row_of(p)] |= bit_of(p); }
    constexpr void erase(Point p) { rows_[row_of(p)] &= ~bit_of(p); }

    constexpr int size() const {
        int n = 0;
        for (auto row : rows_) n += std::popcount(row);
        return n;
    }
    constexpr bool empty() const {
        for (auto row : rows_)
            if (row != 0) return false;
        return true;
    }

    constexpr PointSet& operator|=(const PointSet& b) {
        for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i] |= b.rows_[i];
        return *this;
    }
    constexpr PointSet& operator&=(const PointSet& b) {
        for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i] &= b.rows_[i];
        return *this;
    }
    constexpr PointSet& operator-=(const PointSet& b) {
        for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i] &= ~b.rows_[i];
        return *this;
    }
    friend constexpr PointSet operator|(PointSet a, const PointSet& b) { return a |= b; }
    friend constexpr PointSet operator&(PointSet a, const PointSet& b) { return a &= b; }
    friend constexpr PointSet operator-(PointSet a, const PointSet& b) { return a -= b; }
    friend constexpr bool operator==(const PointSet&, const PointSet&) = default;

    // Row by row from the top left.
    class Iterator {
    public:
        constexpr Iterator(const Rows& rows, std::size_t row) : rows_(&rows), row_(row) {
            if (row_ < rows_->size()) left_ = (*rows_)[row_];
            skip_empty_rows();
        }
        constexpr Point operator*() const {
            const auto column = static_cast<std::size_t>(std::countr_zero(left_));
            return {static_cast<std::uint16_t>(row_ * row_stride + column)};
        }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            skip_empty_rows();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
            return a.row_ == b.row_ && a.left_ == b.left_;
        }

    private:
        constexpr void skip_empty_rows() {
            while (left_ == 0 && row_ < rows_->size())
                if (++row_ < rows_->size()) left_ = (*rows_)[row_];
        }
        const Rows* rows_;
        std::size_t row_;
        std::uint64_t left_ = 0;
    };
    constexpr Iterator begin() const { return {rows_, 0}; }
    constexpr Iterator end() const { return {rows_, rows_.size()}; }

    constexpr const Rows& rows() const { return rows_; }  // row 0 and the last are the border
    constexpr Rows& rows() { return rows_; }

private:
    static constexpr std::size_t row_of(Point p) { return p.index / row_stride; }
    static constexpr std::uint64_t bit_of(Point p) { return std::uint64_t{1} << (p.index % row_stride); }

    Rows rows_{};
};

// Their GTP names, row by row from the top: "A3 B3 C1".
inline std::string names(const PointSet& points, Size size, std::string_view between = " ") {
    return listed(points, between, [&](Point p) { return name(p, size); });
}

}  // namespace shinpan::go
