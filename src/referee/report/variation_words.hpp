// Judged variations in words and as JSON.
//
//   out << report(judge_variations(collection, 0, rules), size);
#pragma once

#include "base/json_writer.hpp"
#include "referee/judge/variations.hpp"

#include <string>
#include <vector>

namespace shinpan::inline referee {

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

}  // namespace shinpan::referee
