// Rules by any word or text that stands for them without a file.
//
//   auto rules = rules_called("chinese-ogs");    // or "Japanese Rules", "koSIMPLEscoreAREAtaxNONEsui0"
//   Game game(**rules, Size{19, 19}, {});        // `rules` outlives the game
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "go/rulesets/own_ruleset.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

// A ruleset of the registry, or of a file or text of somebody's own.
struct NamedRules {
    const Ruleset* registered = nullptr;
    std::optional<OwnRuleset> own{};
    std::vector<std::string> differences{};  // what KataGo's settings mean and the ruleset does not say

    const Ruleset& operator*() const { return registered != nullptr ? *registered : own->rules(); }
};

// By a name of the registry; else settings of KataGo's: one of its words for them, its compact text or JSON.
Result<NamedRules, BadInput> rules_called(std::string_view word);

}  // namespace shinpan::go
