// An event of a record that the ruleset refuses.
#pragma once

#include "base/place.hpp"
#include "go/rules/refusal.hpp"

#include <string_view>

namespace shinpan::inline referee {

struct IllegalMove {
    int move = 0;       // its number; 0 where it is no move
    int after = 0;      // how many moves came before it
    Place place{};      // in the file
    Refusal refusal{};  // color, point, reason, clause, the earlier position, the consequence
    std::string_view consequence_clause{};  // that says what follows; empty where the text is silent,
                                            // and for what is no move
};

}  // namespace shinpan::referee
