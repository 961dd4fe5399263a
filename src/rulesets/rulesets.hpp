// The rulesets, one constant each; registry.hpp finds them by name.
#pragma once

#include "rules/ruleset.hpp"

namespace shinpan {

extern const Ruleset french_2007;
extern const Ruleset ikeda_territory_1;
extern const Ruleset japanese_1989;

}  // namespace shinpan
