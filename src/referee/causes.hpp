// Causes: why two rulesets judge the same game differently.
//
//   for (const std::string& cause : causes(verdict, usual)) ...
//     "komi 6.5 instead of 7.5: 1 point for Black"
#pragma once

#include "referee/verdict.hpp"

#include <string>
#include <vector>

namespace shinpan {

// Why `verdict` differs from `usual`, a verdict on the same game: a move refused, another end, and for each
// part of the counts that differs what it is and what it is worth. The worths add up to the difference of
// margins.
std::vector<std::string> causes(const Verdict& verdict, const Verdict& usual);

}  // namespace shinpan
