// The record of a game over the net, as a referee reads it.
#pragma once

#include "formats/record/record.hpp"
#include "server/log/game_log.hpp"

#include <array>
#include <string>

namespace shinpan::server {

// Size, ruleset, komi, handicap and the events that stand.
Record record_of(const GameLog&);

// As SGF, with the players' names, Black's first, the day, such as "2026-02-24", the time control, the result
// and the log's head. Precondition: it is over.
std::string sgf_of(const GameLog&, const std::array<std::string, 2>& names, const std::string& day);

}  // namespace shinpan::server
