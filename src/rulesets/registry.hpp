// The registry: every ruleset, and every word by which people and programs call one.
//
//   auto rules = ruleset_called("Japanese");     // japanese-1989, in any case
//   if (!rules) return rules.error().what;       // lists what exists and names the nearest
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "rules/ruleset.hpp"

#include <span>
#include <string>
#include <string_view>

namespace shinpan {

// All of them, source documents first; a variant stands behind the ruleset that it is another reading of.
std::span<const Ruleset* const> all_rulesets();

// A word of a person, of SGF's RU, of GTP or of another program. Another case, blanks for hyphens and
// underscores for hyphens make no difference.
Result<const Ruleset*, BadInput> ruleset_called(std::string_view word);

struct Alias {
    std::string_view word;
    const Ruleset* rules;
};

std::span<const Alias> all_aliases();

// The word that SGF's RU property has for the ruleset, or its id where SGF has none.
std::string_view sgf_word(const Ruleset&);

}  // namespace shinpan
