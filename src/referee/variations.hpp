// The variations of a game, judged: whether each move of each of them is legal. An unfinished line has no
// result, so none is made up.
//
//   for (const JudgedVariation& one : judge_variations(collection, 0, rules))
//       if (one.illegal) ... refusal_in_words(*one.illegal, size)
//
// Moves in common are judged once: the time is in proportion to the moves of the tree. Only where a variation
// sets up stones, takes moves back or takes a button, the game before it is copied.
#pragma once

#include "base/bad_input.hpp"
#include "base/json_writer.hpp"
#include "record/place.hpp"
#include "record/sgf_tree.hpp"
#include "referee/verdict.hpp"
#include "rules/ruleset.hpp"

#include <optional>
#include <string>
#include <vector>

namespace shinpan {

struct JudgedVariation {
    int after = 0;         // the number of the last move that it has in common with the main line
    int branch_after = 0;  // the same of the line that it leaves, which may be a variation itself
    Place place{};         // in the file, of its beginning
    int moves = 0;         // carried out, from the beginning of the game
    int let_stand = 0;     // of them were against the rules, and nobody claimed it in time
    std::optional<IllegalMove> illegal{};  // the first of its line, which may stand before it begins
    std::optional<BadInput> unreadable{};  // what ends the line: a move that is none

    // Can all of it be read, and is it legal?
    bool legal() const { return !illegal && !unreadable; }
};

// In the order of the file. Empty where the main line cannot be read. The ruleset must outlive them.
// Precondition: there is such a game, counted from 0.
std::vector<JudgedVariation> judge_variations(const sgf::Collection&, int game, const Ruleset&);

// "after move 12, line 3, column 14": where it leaves the main line, and its beginning in the file; where it
// leaves another variation, "after move 12, line 3, column 30, from move 15 of a variation".
std::string where_in_words(const JudgedVariation&);

// "20 moves, all legal"; "refused: move 57, White D4: the point is occupied (Rule 5); the move cannot be
// made"; "cannot be read: ...".
std::string judged_in_words(const JudgedVariation&, Size);

// A line of text each, as the report of the game has them.
std::string report(const std::vector<JudgedVariation>&, Size);

// The same under many rulesets: which of them refuse what in each variation.
struct VariationsUnder {
    const Ruleset* rules;
    std::vector<JudgedVariation> variations;
};
std::string report(const std::vector<VariationsUnder>&, Size);

// "3 variations, 1 of them refused; after move 1, line 1, column 20: move 2, ...": the first of those.
std::string brief(const std::vector<JudgedVariation>&, Size);

// Value: a list of objects with the keys after, branch_after, line, column, moves, let_stand, legal, illegal,
// error.
void write_variations(JsonWriter&, const std::vector<JudgedVariation>&, Size);

}  // namespace shinpan
