// Causes: why two rulesets judge the same game differently.
//
//   for (const Cause& cause : causes(verdict, usual)) in_english(cause) ...
//     "komi 6.5 instead of 7.5: 1 point for Black"
#pragma once

#include "base/message.hpp"
#include "referee/judge/verdict.hpp"

#include <string>
#include <vector>

namespace shinpan::inline referee {

struct Cause {
    std::vector<Message> reasons;  // in cause_sayings.hpp
    HalfPoints gain{};  // what it is worth: positive for Black, nothing where it is not a matter of points

    friend bool operator==(const Cause&, const Cause&);  // said alike
};

// Its reasons, and for whom it is worth how much.
std::string in_english(const Cause&);

// Why `verdict` differs from `usual`, a verdict on the same game: a move refused, another end, and for each
// part of the counts that differs what it is and what it is worth. The worths add up to the difference of
// margins.
std::vector<Cause> causes(const Verdict& verdict, const Verdict& usual);

}  // namespace shinpan::referee
