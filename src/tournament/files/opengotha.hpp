// Files of OpenGotha: an event as XML, data version 201 (docs/tournaments/files.md).
//
//   auto read = opengotha::read_event(text, now);   // read->event, read->warnings
//   const Written written = opengotha::write(event);   // written.text, written.warnings
#pragma once

#include "base/result.hpp"
#include "tournament/files/importer.hpp"
#include "tournament/files/written.hpp"

#include <cstdint>
#include <string_view>

namespace shinpan::tournament::opengotha {

// An attribute that is not there has the program's own default. Players are named by their keys, in capitals
// or not. Refused, with the line: what is not XML, or no such file; two players with one key; a game of
// somebody who is not among the players; two games of a player in one round.
Result<ReadEvent, BadInput> read_event(std::string_view text, std::int64_t now);

// What the format cannot say is a warning: rulings, scores of games, systems that it does not have.
Written write(const Event&);

}  // namespace shinpan::tournament::opengotha
