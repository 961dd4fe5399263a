// The record of a game of a match as SGF: who played what, by which terms, with what is left on the clocks,
// and why it ended so.
#pragma once

#include "apps/match/run/game_line.hpp"
#include "apps/match/statistics/terms.hpp"

#include <array>
#include <string>

namespace shinpan::inline apps::match {

// The engines as they call themselves, by index_of(side): "GNU Go 3.8".
using Names = std::array<std::string, 2>;

// `date`: as SGF writes it, such as 2026-11-21.
std::string to_sgf(const PlayedGame&, const GameLine&, const MatchTerms&, const Names&,
                   const std::string& date);

// "GNU Go 3.8 (B) loses: it plays against the rules: ...": what lost the game; empty where nothing did.
std::string fault_in_words(const GameLine&, const Names&);

}  // namespace shinpan::apps::match
