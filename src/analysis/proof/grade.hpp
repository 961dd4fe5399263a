// Grade: how much of a position is proven.
//
//   grade(position, prove_both(position, {}, guess)) == Grade::final
#pragma once

#include "go/board/position.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace shinpan::inline analysis {

struct Section;

enum class Grade : std::uint8_t {
    final,             // every point is kept by one of the players
    final_up_to_dame,  // every other point is empty and lies between stones of both that live
    unsettled,         // the rest belongs to whoever moves first there
    ko_dependent,      // or to whoever has more threats for a ko there
    open,              // something is not proven
};

// "final", "final_up_to_dame", "unsettled", "ko_dependent", "open".
std::string_view word_of(Grade);

// final, final_up_to_dame or open. `sections`: Black's and White's, of that position.
Grade grade(const Position&, const std::array<Section, 2>& sections);

}  // namespace shinpan::analysis
