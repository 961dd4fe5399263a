// Reports: verdicts in plain words, as text for people.
//
//   out << report(verdict);             // all of it, a fact a line
//   out << brief(verdict);              // "B+3.5 (agreed), aga, 211 moves; as recorded"
#pragma once

#include "referee/judge/verdict.hpp"

#include <string>
#include <string_view>

namespace shinpan::inline referee {

// Many lines, indented by two, each ended by a line feed. ASCII but for names of rulesets and clauses.
std::string report(const Verdict&);

// One line without its end.
std::string brief(const Verdict&);

// "B+3.5 (estimated, 97 %; not agreed)", "W+R (recorded)", "?".
std::string result_with_basis(const Verdict&);

// "the point is occupied".
std::string_view reason_in_words(Why);

// "move 57, White D4: the point is occupied (Rule 5)": what was refused and by which clause.
std::string refusal_in_words(const IllegalMove&, Size);

// The same without clause: "move 57, White D4: the point is occupied".
std::string refused_move_in_words(const IllegalMove&, Size);

// "assumed passes (Rule 6-3)": how the game came to its end.
std::string ended_in_words(const Verdict&);

// "assumed passes": the same without clause.
std::string ended_without_clause(const Verdict&);

// "White loses (Article 14)": what the ruleset makes of it.
std::string consequence_in_words(const IllegalMove&);

}  // namespace shinpan::referee
