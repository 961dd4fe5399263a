// HalfPoints: the one unit of scores. Never a float; seven and a half points are 15 halves.
//
//   HalfPoints komi = points(7) + half_point;   // halves == 15, to_text "7.5"
#pragma once

#include <compare>
#include <string>

namespace shinpan {

struct HalfPoints {
    int halves = 0;

    friend constexpr auto operator<=>(HalfPoints, HalfPoints) = default;
    constexpr HalfPoints& operator+=(HalfPoints b) {
        halves += b.halves;
        return *this;
    }
    constexpr HalfPoints& operator-=(HalfPoints b) {
        halves -= b.halves;
        return *this;
    }
    friend constexpr HalfPoints operator+(HalfPoints a, HalfPoints b) { return {a.halves + b.halves}; }
    friend constexpr HalfPoints operator-(HalfPoints a, HalfPoints b) { return {a.halves - b.halves}; }
    friend constexpr HalfPoints operator-(HalfPoints a) { return {-a.halves}; }
};

constexpr HalfPoints points(int whole) { return {2 * whole}; }
inline constexpr HalfPoints half_point{1};

// "7.5", "-0.5", "12".
std::string to_text(HalfPoints);

}  // namespace shinpan
