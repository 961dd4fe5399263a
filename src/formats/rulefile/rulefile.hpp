// A player's own rules from a file: a ruleset composed of the axes in TOML, from a registered one or from
// nothing. docs/rulefile.md has every key and value.
//
//   auto own = ruleset_in_toml(text);
//   if (!own) return own.error();    // line and column, what is wrong, what there is instead
//   Game game(own->rules(), Size{9, 9}, conditions_of(own->rules()));
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "go/rulesets/own_ruleset.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline formats {

// Reads a ruleset. Nothing is guessed: an unknown key or value is an error that lists the valid ones, a
// ruleset that is based on none must say all that has no natural default, and a clause of the base is dropped
// where the file changes the value that it stands for.
Result<OwnRuleset, BadInput> ruleset_in_toml(std::string_view text);

// The ruleset with every key and clause; read again it is equal. Texts must be free of control characters, as
// those of the registry and of a file read are.
std::string to_toml(const Ruleset&);

// One key of a ruleset as the file has it: "ending.procedure" and "\"two_passes\"".
struct RuleKey {
    std::string key;
    std::string value;

    friend bool operator==(const RuleKey&, const RuleKey&) = default;
};

// Every key in the order of the axes: what `to_toml` writes, and what two rulesets are compared by.
std::vector<RuleKey> keys_of(const Ruleset&);

// A file in any form: TOML, KataGo's rules JSON (it begins with a brace or a quotation mark) or its compact
// text (it begins with koSIMPLE, scoreAREA or the like).
Result<ReadRules, BadInput> read_rule_file(std::string_view text);

}  // namespace shinpan::formats
