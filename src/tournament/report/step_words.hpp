// The sentences of a ruleset's way to end a game, in English.
#pragma once

#include "go/table/ending_steps.hpp"

#include <string>

namespace shinpan::tournament {

// "2 passes in a row stop the game." `passes` and `player`: see EndingStep.
std::string words_on(EndingSaying, int passes, Color player);

}  // namespace shinpan::tournament
