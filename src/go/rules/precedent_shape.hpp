// A shape that precedents are on.
//
//   word_of(PrecedentShape::bent_four_in_the_corner) == "bent_four_in_the_corner"
#pragma once

#include <cstdint>
#include <string_view>

namespace shinpan::inline go {

enum class PrecedentShape : std::uint8_t { bent_four_in_the_corner, three_points_without_capturing };

// Empty for a number that is no shape.
constexpr std::string_view word_of(PrecedentShape shape) {
    switch (shape) {
        case PrecedentShape::bent_four_in_the_corner: return "bent_four_in_the_corner";
        case PrecedentShape::three_points_without_capturing: return "three_points_without_capturing";
    }
    return {};
}

}  // namespace shinpan::go
