// .tou: the result table that the French federation takes (docs/tournaments/files.md).
#pragma once

#include "base/result.hpp"
#include "tournament/files/importer.hpp"
#include "tournament/files/written.hpp"

#include <cstdint>
#include <string_view>

namespace shinpan::tournament::tou {

// A Swiss event: the table does not tell start scores. Refused, with line and player: rows that contradict
// one another.
Result<ReadEvent, BadInput> read_event(std::string_view text, std::int64_t now);

// What the format cannot say is a warning. Precondition: the round is 0 to the rounds of the conditions.
Written write(const Event&, int after_round);

}  // namespace shinpan::tournament::tou
