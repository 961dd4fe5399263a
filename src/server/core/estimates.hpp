// What the server says of dead stones, in games whose ruleset has it say so.
#pragma once

#include "server/core/outputs.hpp"
#include "server/log/game_log.hpp"

#include <string>

namespace shinpan::server {

// Is the game over by passes, leaves its ruleset to the server which stones are dead, and has nobody ruled on
// that or agreed since the last move?
bool needs_estimate(const GameLog&);

// The event line of what was found, with "exact" or "estimated" as its words: which stones are dead; where
// none are, that each lives.
std::string ruling_by(const Estimated&, const Game&);

}  // namespace shinpan::server
