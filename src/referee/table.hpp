// The table of every ruleset: one game judged under each, and what makes the difference.
//
//   for (const Verdict& verdict : every_ruleset(record)) ...
#pragma once

#include "referee/judge.hpp"

#include <string>
#include <vector>

namespace shinpan {

// A verdict for each ruleset of the registry, in its order.
std::vector<Verdict> every_ruleset(const Record&, const JudgeOptions& = {});

// The verdicts as a table for people, a line a ruleset.
std::string table(const std::vector<Verdict>&);

}  // namespace shinpan
