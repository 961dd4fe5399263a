// The table of every ruleset: one game judged under each, and in plain words what makes the difference.
//
//   const auto verdicts = every_ruleset(record);
//   out << by_result(verdicts);   // results, the rulesets that come to each, and what makes them differ
//   out << table(verdicts);       // ruleset, result or first refused move
#pragma once

#include "referee/judge/judge.hpp"

#include <string>
#include <vector>

namespace shinpan::inline referee {

// A verdict for each ruleset of the registry, in its order.
std::vector<Verdict> every_ruleset(const Record&, const JudgeOptions& = {});

// A line a ruleset: its result, or the first move that it refuses with the clause. A variant that says the
// same as the ruleset it belongs to is left out, which a last line tells.
std::string table(const std::vector<Verdict>&);

// The results: first the one that most rulesets share, then the others, each with the rulesets that come to
// it, those that people know first, and with what makes it differ from the first one and what that is worth.
// A variant is named where it says something else than its ruleset. Precondition: all verdicts are of one
// game.
std::string by_result(const std::vector<Verdict>&);

}  // namespace shinpan::referee
