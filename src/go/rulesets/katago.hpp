// KataGo's rules JSON, read into a ruleset and written for one as far as it can say the same.
//
//   {"ko":"POSITIONAL","scoring":"AREA","tax":"NONE","suicide":true,"hasButton":false,
//    "whiteHandicapBonus":"0","friendlyPassOk":false,"komi":7.5}
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "go/rulesets/own_ruleset.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace shinpan::inline go {

// Reads settings as JSON, in KataGo's compact text (koPOSITIONALscoreAREAtaxNONEsui1), or as one of KataGo's
// words for a set of them, in quotation marks or bare. What is missing has KataGo's default. What KataGo does
// otherwise than the ruleset says is listed in `differences`.
Result<ReadRules, BadInput> ruleset_in_katago(std::string_view text);

// Begins the text as such JSON or compact text does? No TOML and no name of a ruleset does.
bool is_katago(std::string_view text);

// KataGo's nearest settings, and in words what they do not say; no words where they say the same.
struct KatagoRules {
    std::string json;
    std::string without_komi;  // as its commands take and tell them: komi is told by a command of its own
    std::vector<std::string> differences{};
};

KatagoRules katago_rules_of(const Ruleset&);

}  // namespace shinpan::go
