// The rules that a case names: a ruleset's name as case files write it, or axes that no ruleset has together.
//
//   const Ruleset rules = rules_in_words("tromp-taylor area, no dead-stone removal");
#pragma once

#include "go/rules/ruleset.hpp"
#include "runner/values.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::runner {

// Ko rule, no self-capture, two passes end the game, area as it stands.
extern const Ruleset plain_rules;

// The words of a record or of a position: "chinese", "chinese (positional superko)". What follows a comma or
// colon is commentary. Unknown words throw.
Ruleset rules_in_words(std::string_view words);

// An id with underscores for hyphens, words as above, or a name that stands for several rulesets. Unknown
// ones throw.
std::vector<Ruleset> rulesets_named(std::string_view name);

// {"ko": "simple", "scoring": "area", "suicide": true, "tax": "none", "button": false}. A ko rule that is not
// named stands for each of them: one ruleset each.
std::vector<Ruleset> composed_rules(const json::object& axes);

}  // namespace shinpan::runner
