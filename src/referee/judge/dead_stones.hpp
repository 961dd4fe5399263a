// Dead stones: where a referee takes them from when a record has no word of the players on them.
//
//   DeadFrom from = usual_source(rules, record);
//   PointSet dead = marked_dead(position, *record.marks);
#pragma once

#include "formats/record/record.hpp"
#include "go/board/position.hpp"
#include "go/rules/ruleset.hpp"

#include <cstdint>
#include <string_view>

namespace shinpan::inline referee {

enum class DeadFrom : std::uint8_t {
    marks,     // the territory that the record marks
    none,      // every stone counts as it stands
    estimate,  // analysis/ownership on the last position; never the players' word
    prove,     // what is proven of the last position; the rest is estimated
};

inline constexpr DeadFrom all_sources[]{DeadFrom::marks, DeadFrom::none, DeadFrom::estimate, DeadFrom::prove};

// "marks", "none", "estimate", "prove".
std::string_view word_of(DeadFrom);

// Does the ruleset's own ending stop for the players to agree on what is dead? Where it does not, stones may
// at most come off by an agreement beside it, and the board counts as it stands or is played out.
bool asks_for_agreement(const Ruleset&);

// The source where the user names none: the record's marks; else none where the text scores the board as it
// stands or demands play; else an estimate.
DeadFrom usual_source(const Ruleset&, const Record&);

// The stones that stand within the opponent's marks.
PointSet marked_dead(const Position&, const TerritoryMarks&);

// The stones whose surrounded points nobody marked although nothing of the opponent's touches them: the
// players took them to be in seki. `settled`: the position without the dead stones.
PointSet marked_seki(const Position& settled, const TerritoryMarks&);

}  // namespace shinpan::referee
