// Amount: a number of points or of zi, exact to a quarter. A zi is a stone or a point of one player's area
// where only one player is counted; a zi more is two points more than the other.
//
//   Amount over = whole(185) - (Amount{2 * 361} + in_unit(komi, Unit::zi));  // komi 7.5: 0.75 zi
#pragma once

#include "base/half_points.hpp"

#include <compare>
#include <cstdint>
#include <string>

namespace shinpan::inline go {

enum class Unit : std::uint8_t { points, zi };

struct Amount {
    int quarters = 0;

    friend constexpr auto operator<=>(Amount, Amount) = default;
    constexpr Amount& operator+=(Amount b) {
        quarters += b.quarters;
        return *this;
    }
    friend constexpr Amount operator+(Amount a, Amount b) { return {a.quarters + b.quarters}; }
    friend constexpr Amount operator-(Amount a, Amount b) { return {a.quarters - b.quarters}; }
    friend constexpr Amount operator-(Amount a) { return {-a.quarters}; }
};

constexpr Amount whole(int n) { return {4 * n}; }
constexpr Amount halves(int n) { return {2 * n}; }

// The same difference between the players in that unit: 7.5 points are 3.75 zi.
constexpr Amount in_unit(HalfPoints points, Unit unit) {
    return {unit == Unit::zi ? points.halves : 2 * points.halves};
}

// The other way round. Precondition: whole half points.
constexpr HalfPoints in_points(Amount amount, Unit unit) {
    return {unit == Unit::zi ? amount.quarters : amount.quarters / 2};
}

// "184.25", "-0.5", "12".
std::string to_text(Amount);

}  // namespace shinpan::go
