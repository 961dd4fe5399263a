// The table of every ruleset: one game judged under each, and in plain words what makes the difference.
//
//   const auto verdicts = every_ruleset(record);
//   out << table(verdicts);          // ruleset, result or first refused move
//   out << differences(verdicts);    // "komi 6.5 instead of 7.5: 1 point for Black"
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

// What makes the difference: the result that most rulesets share, then every other one with its causes, each
// with what it is worth. Precondition: all verdicts are of one game.
std::string differences(const std::vector<Verdict>&);

}  // namespace shinpan::referee
