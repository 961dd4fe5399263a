// Notes in plain words.
//
//   for (const Diagnostic& said : diagnostics_of(verdict)) out << said.what;
#pragma once

#include "base/diagnostic.hpp"
#include "referee/judge/verdict.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline referee {

// " (Rule 5)", or nothing where there is no clause.
std::string in_brackets(std::string_view clause);

// "1 pass", "3 passes".
std::string counted(int number, std::string_view noun, std::string_view plural);

// The verdict's notes in their order, without a place in the file where they concern the whole game.
std::vector<Diagnostic> diagnostics_of(const Verdict&);

// "no stone comes off without play (Rule 4); ask for dead stones 'none', or play the game out"
std::string removal_refused_in_words(const Ruleset&);

}  // namespace shinpan::referee
