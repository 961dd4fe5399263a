// KataGo's compact text of its settings, as its records have it in RU and its older programs take it:
//
//   koPOSITIONALscoreAREAtaxNONEsui1
//   koSITUATIONAL scoreAREA taxNONE sui0 button1 whbN-1 komi7
#pragma once

#include "base/bad_input.hpp"
#include "base/result.hpp"
#include "go/rulesets/katago_settings.hpp"

#include <string>
#include <string_view>

namespace shinpan::inline go {

// Begins the text with such a setting? No TOML and no name of a ruleset does.
bool is_katago_compact(std::string_view text);

// The same settings as KataGo's JSON. Settings may be parted by white space; of one said twice, the last
// counts.
Result<std::string, BadInput> json_of_compact(std::string_view text);

// The text of settings, as KataGo writes it into records: without komi, and without what few rules have.
std::string compact_text(const KatagoSettings&);

}  // namespace shinpan::go
