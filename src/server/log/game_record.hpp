// The record of a game over the net, as a referee reads it.
#pragma once

#include "formats/record/record.hpp"
#include "server/log/game_log.hpp"

namespace shinpan::server {

// Size, ruleset, komi, handicap and the events that stand.
Record record_of(const GameLog&);

}  // namespace shinpan::server
