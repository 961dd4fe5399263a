// Names: no ruleset's outside src/go/rulesets, since the engine knows axes, not rulesets; and no two types of
// one name in the headers of a storey, which share a namespace.
#pragma once

#include "source.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace structure {

// The ids that a file of src/go/rulesets gives to rulesets: each `.id = "..."`.
std::vector<std::string> ruleset_ids(const Source&);

// True when the text holds the name as whole words: case is ignored, `_` and `-` are alike and divide words.
bool names(std::string_view text, std::string_view name);

// Lines of code and strings (comments apart) of a file of src outside src/go/rulesets that name a ruleset by
// its id or by one of the customary words.
std::vector<Violation> ruleset_names(const Source&, std::span<const std::string> ids);

// Types that another header of the same storey of src declares too, each where it comes the second time.
// Forward declarations and what is within a class are no such types.
std::vector<Violation> types_of_one_name(const std::vector<Source>&);

}  // namespace structure
