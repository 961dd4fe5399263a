// What can be wrong with KataGo's settings, as JSON, as its compact text or as one of its words: one kind
// each, beside those of setting_faults.hpp.
#pragma once

#include "go/rulesets/setting_faults.hpp"

namespace shinpan::inline go::katago_fault {

using namespace setting_fault;

inline constexpr MessageTemplate not_json{"not_json", "this is not JSON: {reason}"};
inline constexpr MessageTemplate text_behind{"text_behind", "there is text after the JSON"};
inline constexpr MessageTemplate takes_one_of{"takes_one_of", "'{key}' takes one of: {words}"};
inline constexpr MessageTemplate unknown_setting{"unknown_setting",
                                                 "there is no setting of KataGo's here; there are: {keys}"};
inline constexpr MessageTemplate unknown_rules{
    "unknown_rules",
    "KataGo has no rules '{given}'; it has: {words}, and settings such as koSIMPLEscoreAREAtaxNONEsui0"};
inline constexpr MessageTemplate button_needs_area{"button_needs_area",
                                                   "KataGo has the button with area scoring only"};

}  // namespace shinpan::go::katago_fault
