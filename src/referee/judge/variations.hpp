// The variations of a game, judged: whether each move of each of them is legal. An unfinished line has no
// result, so none is made up.
//
//   for (const JudgedVariation& one : judge_variations(collection, 0, rules))
//       if (one.illegal) ... refusal_in_words(*one.illegal, size)
//
// Moves in common are judged once: the time is in proportion to the moves of the tree. Only where a line
// takes moves back or claims a breach, the game before that is copied.
#pragma once

#include "base/bad_input.hpp"
#include "base/place.hpp"
#include "formats/record/sgf/tree.hpp"
#include "go/rules/ruleset.hpp"
#include "referee/judge/verdict.hpp"

#include <optional>
#include <vector>

namespace shinpan::inline referee {

struct JudgedVariation {
    int after = 0;         // the number of the last move that it has in common with the main line
    int branch_after = 0;  // the same of the line that it leaves, which may be a variation itself
    Place place{};         // in the file, of its beginning
    int moves = 0;         // carried out, from the beginning of the game
    int let_stand = 0;     // of them were against the rules, and nobody claimed it in time
    std::optional<IllegalMove> illegal{};  // the first of its line, which may stand before it begins
    std::optional<BadInput> unreadable{};  // what ends the line: a move that cannot be read

    // Can all of it be read, and is it legal?
    bool legal() const { return !illegal && !unreadable; }
};

// In the order of the file. Empty where the main line cannot be read. The ruleset must outlive them.
// Precondition: there is such a game, counted from 0.
std::vector<JudgedVariation> judge_variations(const sgf::Collection&, int game, const Ruleset&);

}  // namespace shinpan::referee
