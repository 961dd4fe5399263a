// Files of pairgoth: an event as JSON, .tour (docs/tournaments/files.md).
//
//   auto read = pairgoth::read_event(text, now);
#pragma once

#include "base/result.hpp"
#include "tournament/files/importer.hpp"

#include <cstdint>
#include <string_view>

namespace shinpan::tournament::pairgoth {

// Teams are read as groups that play as one. Refused, with the line: what is not JSON or no such file; two
// players with one number; a game of somebody who is not among the players; two games of a player in one
// round.
Result<ReadEvent, BadInput> read_event(std::string_view text, std::int64_t now);

}  // namespace shinpan::tournament::pairgoth
